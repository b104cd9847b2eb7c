import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../wire/refused';
import type { DraftAnswer, Drawn, Legal, Reason, Requests } from '../wire/types';
import type { Kept } from './kept-pencil';
import { Turn, type Desk } from './turn.svelte';

interface Asked {
  what: string;
  facts: { seat: number; round: number; revision: number; steps: string[]; spaces: string[] };
  answer: (answer: unknown) => Promise<void>;
  refuse: (code: string) => Promise<void>;
}

let asked: Asked[];
let kept: Kept | null;
let refused: { code: string; space?: string | null | undefined }[];
let looks: ((drawn: Drawn) => void)[];
let isIn: number;

const settle = async () => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};

const desk: Desk = {
  ask: (what, facts) =>
    new Promise((resolve, reject) => {
      asked.push({
        what,
        facts: facts as Asked['facts'],
        answer: (answer) => (resolve(answer as never), settle()),
        refuse: (code) => (reject(new RefusedError({ code, facts: {} })), settle()),
      });
    }),
  look: () => new Promise((resolve) => looks.push(resolve)),
  kept: () => kept,
  keep: (what) => (kept = what),
  tries: () => (refused = []),
  refuses: ({ code }: Reason, space) => refused.push({ code, space }),
  isIn: () => isIn++,
};

const last = () => asked.at(-1)!;
const drafts = () => asked.filter(({ what }) => what === 'draft').map(({ facts }) => facts.steps);

function legal(spaces: string): Legal {
  return {
    dice_left: [true, true, true],
    numbers: [],
    spaces: [spaces],
    structures: [],
    crossable: [],
    nines: [],
    may_pass: false,
    discoveries: {},
  };
}

/** The host's answer to the last draft. */
function answer(change: Partial<DraftAnswer> = {}): Promise<void> {
  const { round, revision, steps } = last().facts as Requests['draft'];
  const drawn = { sheet: steps.join(' '), stars: steps.length, lines: [] };
  return last().answer({ round, revision, steps, drawn, may_commit: true, legal: legal('next'), ...change });
}

async function begun(change: Partial<DraftAnswer> = {}): Promise<Turn> {
  const turn = new Turn(2, 5, desk);
  void turn.begin();
  await answer(change);
  return turn;
}

async function write(turn: Turn, steps: string[], change: Partial<DraftAnswer> = {}): Promise<void> {
  void turn.write(steps);
  await answer(change);
}

beforeEach(() => {
  asked = [];
  refused = [];
  looks = [];
  kept = null;
  isIn = 0;
});

describe('what is written', () => {
  it('begins with what the host has', async () => {
    const turn = new Turn(2, 5, desk);
    void turn.begin();
    expect(last().facts).toEqual({ seat: 2, round: 5, revision: 0, steps: [] });
    await answer({ revision: 4, steps: ['7@d3'] });
    expect(turn.steps).toEqual(['7@d3']);
    void turn.write(['8@d3']);
    expect(last().facts).toMatchObject({ revision: 5, steps: ['8@d3'] });
  });

  it('counts at once, and is kept until the host has it', async () => {
    const turn = await begun();
    void turn.write(['7@d3']);
    expect(turn.steps).toEqual(['7@d3']);
    expect(turn.isAhead).toBe(true);
    expect(turn.answer?.steps).toEqual([]);
    expect(turn.draft).toMatchObject({ steps: ['7@d3'], drawn: { sheet: '' } });
    expect(kept).toEqual({ revision: 1, steps: ['7@d3'] });
    await answer();
    expect(kept).toBeNull();
    expect(turn.isAhead).toBe(false);
    expect(turn.draft).toBe(turn.answer);
  });

  it('is sent one draft at a time, and of quick taps the last one counts', async () => {
    const turn = await begun();
    void turn.write(['a']);
    void turn.write(['a', 'b']);
    void turn.write(['a', 'b', 'c']);
    expect(drafts()).toEqual([[], ['a']]);
    await answer();
    expect(turn.steps).toEqual(['a', 'b', 'c']);
    expect(kept?.revision).toBe(3);
    expect(last().facts).toMatchObject({ revision: 3, steps: ['a', 'b', 'c'] });
    await answer();
    expect(drafts()).toHaveLength(3);
    expect(kept).toBeNull();
  });

  it('is taken up where the page was loaded anew', async () => {
    kept = { revision: 3, steps: ['7@d3'] };
    const turn = new Turn(0, 1, desk);
    expect(turn.steps).toEqual(['7@d3']);
    void turn.begin();
    expect(last().facts).toMatchObject({ revision: 3, steps: ['7@d3'] });
    await answer();
    expect(kept).toBeNull();
  });

  it('gives way to what is newer in another window', async () => {
    const turn = await begun();
    await write(turn, ['a'], { revision: 9, steps: ['z'] });
    expect(turn.steps).toEqual(['z']);
    void turn.hearElsewhere(9);
    await settle();
    expect(asked).toHaveLength(2);
    void turn.hearElsewhere(10);
    await settle();
    expect(last().facts.revision).toBe(0);
    await answer({ revision: 10, steps: ['y'] });
    expect(turn.steps).toEqual(['y']);
  });

  it('stands as far as the host understood it, and the rest can be inked', async () => {
    const turn = await begun();
    await write(turn, ['a', 'bad'], { steps: ['a'], may_commit: false, refused: { code: 'door-locked', facts: {} } });
    expect(refused).toEqual([{ code: 'door-locked', space: undefined }]);
    expect(last().facts).toMatchObject({ revision: 2, steps: ['a'] });
    await answer();
    expect(turn.draft).toMatchObject({ steps: ['a'], may_commit: true });
    expect(refused).toHaveLength(1);
  });

  it('is forgotten when it came too late, and waits for the end of a pause', async () => {
    const late = await begun();
    void late.write(['a']);
    await last().refuse('stale-round');
    expect(late.steps).toEqual([]);
    expect(kept).toBeNull();
    const paused = await begun();
    void paused.write(['a']);
    await last().refuse('table-paused');
    expect(paused.steps).toEqual(['a']);
    expect(kept?.steps).toEqual(['a']);
    void paused.begin();
    expect(last().facts.steps).toEqual(['a']);
  });

  it('is undone as it was done, then step by step', async () => {
    const turn = await begun({ steps: ['x', 'y'] });
    await write(turn, ['3@a1']);
    await write(turn, ['3@b1']);
    const back = async () => {
      void turn.undo();
      await answer();
      return turn.steps;
    };
    expect(await back()).toEqual(['3@a1']);
    expect(await back()).toEqual(['x', 'y']);
    expect(await back()).toEqual(['x']);
    expect(await back()).toEqual([]);
    expect(turn.mayUndo).toBe(false);
  });

  it('is said to be awaited when its answer is long in coming', async () => {
    vi.useFakeTimers();
    try {
      const turn = await begun();
      void turn.write(['3@a1']);
      vi.advanceTimersByTime(700);
      expect(turn.isLate).toBe(false);
      vi.advanceTimersByTime(200);
      expect(turn.isLate).toBe(true);
      await answer();
      expect(turn.isLate).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what was there before', () => {
  it('is what was legal before the part that may change, with one request', async () => {
    const turn = await begun();
    expect(turn.base.spaces).toEqual(['next']);
    await write(turn, ['3@a1'], { legal_before: legal('before') });
    expect(turn.base.spaces).toEqual(['before']);
    expect(drafts()).toEqual([[], ['3@a1']]);
  });

  it('is nothing in a hazard round', async () => {
    const turn = new Turn(2, 5, desk);
    expect(turn.base.spaces).toEqual([]);
    void turn.begin();
    const drawn = { sheet: '', stars: 0, lines: [] };
    await last().answer({ round: 5, revision: 0, steps: [], drawn, may_commit: false, hazard_spaces: ['a1'] });
    expect(turn.base.spaces).toEqual([]);
  });

  it('is the sheet of the first answer, or after a reload the one that the host shows', async () => {
    const turn = await begun();
    await write(turn, ['3@a1']);
    expect(turn.inked?.sheet).toBe('');
    expect(looks).toHaveLength(0);
    const reloaded = await begun({ steps: ['3@a1'] });
    expect(reloaded.inked).toBeNull();
    looks[0]!({ sheet: 'as it was', stars: 0, lines: [] });
    await settle();
    expect(reloaded.inked?.sheet).toBe('as it was');
  });
});

describe('why something cannot be', () => {
  it('is asked without changing anything', async () => {
    const turn = await begun();
    await write(turn, ['3@a1']);
    void turn.why(['3@c1'], 'c1');
    expect(last()).toMatchObject({ what: 'why', facts: { seat: 2, round: 5, steps: ['3@c1'] } });
    await last().answer({ code: 'no-neighbour', facts: {} });
    expect(refused).toEqual([{ code: 'no-neighbour', space: 'c1' }]);
    expect(turn.steps).toEqual(['3@a1']);
    expect(drafts()).toEqual([[], ['3@a1']]);
  });

  it('is not said when it is allowed, or something else was tried meanwhile', async () => {
    const turn = await begun();
    void turn.why(['3@c1'], 'c1');
    await last().answer(null);
    expect(refused).toEqual([]);
    void turn.why(['3@c1'], 'c1');
    const why = last();
    await write(turn, ['3@a1']);
    await why.answer({ code: 'no-neighbour', facts: {} });
    expect(refused).toEqual([]);
  });

  it('is said when the host does not even answer that', async () => {
    const turn = await begun();
    void turn.why(['3@c1'], 'c1');
    await last().refuse('table-paused');
    expect(refused).toEqual([{ code: 'table-paused', space: 'c1' }]);
  });
});

describe('ink', () => {
  it('is what is written, once', async () => {
    const turn = await begun();
    await write(turn, ['3@a1']);
    const done = turn.ink();
    expect(turn.isInking).toBe(true);
    expect(await turn.ink()).toBe(false);
    expect(last()).toMatchObject({ what: 'commit', facts: { seat: 2, round: 5, steps: ['3@a1'] } });
    await last().answer(null);
    expect(await done).toBe(true);
    expect(turn.isInking).toBe(false);
    expect(isIn).toBe(1);
  });

  it('may be other steps than those in pencil: a turn that passes has none', async () => {
    const turn = await begun();
    void turn.ink(['-']);
    expect(last()).toMatchObject({ what: 'commit', facts: { steps: ['-'] } });
  });

  it('waits for the host to have what is written', async () => {
    const turn = await begun();
    void turn.write(['3@a1']);
    const done = turn.ink();
    expect(last().what).toBe('draft');
    await answer();
    expect(last()).toMatchObject({ what: 'commit', facts: { steps: ['3@a1'] } });
    await last().answer(null);
    expect(await done).toBe(true);
  });

  it('does not happen when the host left something out meanwhile', async () => {
    const turn = await begun();
    void turn.write(['3@a1', 'bad']);
    const done = turn.ink();
    await answer({ steps: ['3@a1'], refused: { code: 'door-locked', facts: {} } });
    await answer();
    expect(await done).toBe(false);
    expect(last().what).toBe('draft');
    expect(refused[0]?.code).toBe('door-locked');
  });

  it('says why not', async () => {
    const turn = await begun();
    const done = turn.ink();
    await last().refuse('nothing-played');
    expect(await done).toBe(false);
    expect(refused).toEqual([{ code: 'nothing-played', space: undefined }]);
    expect(turn.isInking).toBe(false);
  });
});

describe('questions about what is written', () => {
  it('wait until the host has it', async () => {
    const turn = await begun();
    void turn.write(['3@a1']);
    const kinds = turn.ask(['a1', 'a2']);
    expect(last().what).toBe('draft');
    await answer();
    expect(last()).toMatchObject({ what: 'ask', facts: { seat: 2, round: 5, spaces: ['a1', 'a2'] } });
    await last().answer({ town: null });
    expect(await kinds).toEqual({ town: null });
    void turn.hint();
    await settle();
    expect(last()).toMatchObject({ what: 'hint', facts: { seat: 2, round: 5 } });
  });
});
