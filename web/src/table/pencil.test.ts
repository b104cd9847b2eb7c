import { beforeEach, describe, expect, it } from 'vitest';
import { RefusedError } from '../wire/refused';
import type { DraftAnswer, Reason, Requests } from '../wire/types';
import { Pencil, type Kept } from './pencil';

interface Asked {
  draft: Requests['draft'];
  answer: (change?: Partial<DraftAnswer>) => Promise<void>;
  refuse: (code: string) => Promise<void>;
}

let asked: Asked[];
let kept: Kept | null;
let refused: Reason[];

const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

const desk = {
  ask: (draft: Requests['draft']) =>
    new Promise<DraftAnswer>((resolve, reject) => {
      const { round, revision, steps } = draft;
      const drawn = { sheet: '', stars: 0, lines: [] };
      asked.push({
        draft,
        answer: (change = {}) => {
          resolve({ round, revision, steps, drawn, may_commit: true, ...change });
          return settle();
        },
        refuse: (code) => {
          reject(new RefusedError({ code, facts: {} }));
          return settle();
        },
      });
    }),
  kept: () => kept,
  keep: (what: Kept | null) => (kept = what),
  changed: () => undefined,
  refused: (reason: Reason) => refused.push(reason),
};

beforeEach(() => {
  asked = [];
  refused = [];
  kept = null;
});

describe('a pencil', () => {
  it('begins with what the host has', async () => {
    const pencil = new Pencil(2, 5, desk);
    void pencil.begin();
    expect(asked[0]?.draft).toEqual({ seat: 2, round: 5, revision: 0, steps: [] });
    await asked[0]!.answer({ revision: 4, steps: ['7@d3'] });
    expect(pencil.steps).toEqual(['7@d3']);
    void pencil.write(['8@d3']);
    expect(asked[1]?.draft).toMatchObject({ revision: 5, steps: ['8@d3'] });
  });

  it('shows what is written at once and keeps it until the host has it', async () => {
    const pencil = new Pencil(0, 1, desk);
    void pencil.write(['7@d3']);
    expect(pencil.steps).toEqual(['7@d3']);
    expect(kept).toEqual({ revision: 1, steps: ['7@d3'] });
    await asked[0]!.answer();
    expect(kept).toBeNull();
    expect(pencil.answer?.revision).toBe(1);
  });

  it('sends only the last of what is written while a draft is on its way', async () => {
    const pencil = new Pencil(0, 1, desk);
    void pencil.write(['a']);
    void pencil.write(['a', 'b']);
    void pencil.write(['a', 'b', 'c']);
    expect(asked).toHaveLength(1);
    await asked[0]!.answer();
    expect(pencil.steps).toEqual(['a', 'b', 'c']);
    expect(kept?.revision).toBe(3);
    expect(asked[1]?.draft).toMatchObject({ revision: 3, steps: ['a', 'b', 'c'] });
    await asked[1]!.answer();
    expect(asked).toHaveLength(2);
    expect(kept).toBeNull();
  });

  it('takes up what was kept when the page was loaded anew', async () => {
    kept = { revision: 3, steps: ['7@d3'] };
    const pencil = new Pencil(0, 1, desk);
    expect(pencil.steps).toEqual(['7@d3']);
    void pencil.begin();
    expect(asked[0]?.draft).toMatchObject({ revision: 3, steps: ['7@d3'] });
    await asked[0]!.answer();
    expect(kept).toBeNull();
  });

  it('gives way to what is newer elsewhere', async () => {
    const pencil = new Pencil(0, 1, desk);
    void pencil.write(['a']);
    await asked[0]!.answer({ revision: 9, steps: ['z'] });
    expect(pencil.steps).toEqual(['z']);
    void pencil.hearElsewhere(9);
    await settle();
    expect(asked).toHaveLength(1);
    void pencil.hearElsewhere(10);
    await settle();
    expect(asked[1]?.draft.revision).toBe(0);
    await asked[1]!.answer({ revision: 10, steps: ['y'] });
    expect(pencil.steps).toEqual(['y']);
  });

  it('stands as far as the host understood it, and says what is wrong', async () => {
    const pencil = new Pencil(0, 1, desk);
    void pencil.write(['a', 'wrong']);
    await asked[0]!.answer({ steps: ['a'], refused: { code: 'door-locked', facts: {} } });
    expect(pencil.steps).toEqual(['a']);
    expect(refused).toEqual([{ code: 'door-locked', facts: {} }]);
  });

  it('forgets what came too late, and keeps what a pause held up', async () => {
    const late = new Pencil(0, 1, desk);
    void late.write(['a']);
    await asked[0]!.refuse('stale-round');
    expect(late.steps).toEqual([]);
    expect(kept).toBeNull();
    const paused = new Pencil(0, 1, desk);
    void paused.write(['a']);
    await asked[1]!.refuse('table-paused');
    expect(paused.steps).toEqual(['a']);
    expect(kept?.steps).toEqual(['a']);
    void paused.begin();
    expect(asked[2]?.draft.steps).toEqual(['a']);
  });
});
