import { HOST_SETTINGS } from './settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../browser/storage';
import { RefusedError } from '../wire/refused';
import type { DraftAnswer, Entry, Requests, Settings, TableFound, TableMessage } from '../wire/types';

interface Asked {
  what: string;
  facts: Record<string, unknown>;
  answer: (answer?: unknown) => Promise<void>;
  refuse: (code: string, repeated?: boolean) => Promise<void>;
}

const host = vi.hoisted(() => ({
  asked: [] as unknown[],
  hear: null as ((message: never) => void) | null,
  found: null as ((found: never) => void) | null,
  refreshed: 0,
}));

vi.mock('../app/connection.svelte', () => ({
  connection: { state: 'open', welcome: null },
  wire: {
    ask: (what: string, facts: Record<string, unknown>) =>
      new Promise((resolve, reject) => {
        host.asked.push({
          what,
          facts,
          answer: (answer: unknown = null) => (resolve(answer), settleSoon()),
          refuse: (code: string, repeated = false) => (
            reject(new RefusedError({ code, facts: {} }, repeated)),
            settleSoon()
          ),
        });
      }),
    watch: (_: string, hear: (message: never) => void, found: (found: never) => void) => {
      host.hear = hear;
      host.found = found;
      return Promise.resolve();
    },
    unwatch: () => (host.hear = null),
    refresh: () => host.refreshed++,
  },
}));
vi.mock('../app/appearance.svelte', () => ({ appearance: { wear: () => {}, takeOff: () => {} } }));

const { openSession } = await import('./session.svelte');

async function settleSoon(): Promise<void> {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}

const TABLE = '0123456789abcdef0123456789abcdef';
const SETTINGS: Settings = { ...HOST_SETTINGS, clock: 0 };
const OPENED: Entry = {
  kind: 'opened',
  at: 0,
  code: 'ABCD',
  sheet: 'amun-re',
  layout: 'text',
  settings: SETTINGS,
  commitment: 'c',
};
const FOUND: TableFound = {
  table: TABLE,
  code: 'ABCD',
  phase: 'lobby',
  sheet: 'amun-re',
  name: 'Amun-Re',
  adventure: 'temple',
  at: 0,
};
const seated = (seat: number, initials: string): Entry => ({ kind: 'seated', at: 0, seat, name: initials, initials });
const rolled = (round: number): Entry => ({ kind: 'rolled', at: 0, round, roll: '2 3 5' });
const closed = (round: number, seats: number[]): Entry => ({
  kind: 'closed',
  at: 0,
  round,
  turns: seats.map((seat) => ({ seat, steps: '' })),
});

let number = 0;
let session: ReturnType<typeof openSession>;

const all = () => host.asked as Asked[];
const asked = (what: string) => all().filter((one) => one.what === what);
const last = (what: string) => asked(what).at(-1)!;
async function tell(...entries: Entry[]): Promise<void> {
  for (const entry of entries) say({ say: 'news', number: ++number, entry });
  await settleSoon();
}
function say(message: TableMessage): void {
  host.hear!(message as never);
}
async function find(seats: number[], more: object = {}): Promise<void> {
  host.found!({ ...FOUND, seats, ...more } as never);
  await settleSoon();
}
function drafted(asked: Asked, change: Partial<DraftAnswer> = {}): Promise<void> {
  const { round, revision, steps } = asked.facts as unknown as Requests['draft'];
  const drawn = { sheet: `after ${steps.join(' ')}`, stars: 0, lines: [] };
  return asked.answer({ round, revision, steps, drawn, may_commit: true, ...change });
}

beforeEach(async () => {
  vi.useFakeTimers();
  host.asked = [];
  number = 0;
  session = openSession(TABLE);
  await settleSoon();
});
afterEach(() => {
  session.close();
  keep('in-hand', null);
  keep('had-seat', null);
  vi.useRealTimers();
});

async function play(seats: number[]): Promise<void> {
  await tell(OPENED, seated(0, 'AL'), seated(1, 'ZO'), rolled(1));
  await find(seats);
}

describe('opening', () => {
  it('finds a table by its code', async () => {
    session.close();
    session = openSession('ABCD');
    expect(last('find').facts).toEqual({ code: 'ABCD' });
    await last('find').answer(FOUND);
    await tell(OPENED);
    expect(session.model?.code).toBe('ABCD');
  });

  it('says that the server stops until it is back', async () => {
    await tell(OPENED);
    await find([]);
    say({ say: 'closing' });
    expect(session.model?.closing).toBe(true);
    await find([]);
    expect(session.model?.closing).toBe(false);
  });

  it('says that whoever runs the server closed the table', async () => {
    await play([0]);
    say({ say: 'removed' });
    expect(session.failure?.code).toBe('table-removed');
    expect(host.hear).toBeNull();
  });

  it('says why not', async () => {
    session.close();
    session = openSession('ABCD');
    await last('find').refuse('no-such-table');
    expect(session.failure?.code).toBe('no-such-table');
  });
});

describe('the lobby', () => {
  it('gives the word for the dice of every seat of this device, once', async () => {
    await tell(OPENED, seated(0, 'AL'), seated(1, 'ZO'), seated(2, 'TI'));
    await find([0, 2]);
    await find([0, 2]);
    expect(asked('word').map((one) => one.facts.seat)).toEqual([0, 2]);
    expect(last('word').facts.word).toMatch(/^[0-9a-f]{32}$/);
  });

  it('takes a seat and gives its word before it is done', async () => {
    await tell(OPENED);
    await find([]);
    const done = session.sit('Ada', 'AL');
    await last('sit').answer(3);
    expect(session.mine).toEqual([3]);
    await last('word').answer();
    expect(await done).toBe(3);
    expect(session.seat).toBe(3);
  });

  it('knows a seat that it took before the connection broke', async () => {
    await tell(OPENED);
    await find([]);
    const done = session.sit('Ada', 'AL');
    await tell(seated(4, 'AL'));
    await find([4]);
    await last('sit').refuse('same-initials', true);
    await last('word').answer();
    expect(await done).toBe(4);
    expect(session.refusal).toBeNull();
  });

  it('says that initials are taken', async () => {
    await tell(OPENED, seated(0, 'AL'));
    await find([0]);
    const done = session.sit('Albert', 'AL').catch((error: unknown) => error);
    await last('sit').refuse('same-initials');
    expect(await done).toBeInstanceOf(RefusedError);
    expect(session.refusal?.code).toBe('same-initials');
    vi.advanceTimersByTime(4000);
    expect(session.refusal).toBeNull();
  });

  it('takes a start that was done before the connection broke for done', async () => {
    await tell(OPENED, seated(0, 'AL'));
    await find([0]);
    const done = session.start();
    await last('start').refuse('already-started', true);
    expect(await done).toBe(true);
    expect(session.refusal).toBeNull();
  });
});

describe('a turn', () => {
  it('is asked for on a roll, and what was missed is looked at once', async () => {
    await tell(OPENED, seated(0, 'AL'), rolled(1), closed(1, [0]), rolled(2), closed(2, [0]), rolled(3));
    await find([0]);
    expect(asked('draft').map((one) => one.facts)).toEqual([{ seat: 0, round: 3, revision: 0, steps: [] }]);
    expect(asked('look')).toHaveLength(1);
    await drafted(last('draft'), { revision: 2, steps: ['7@d3'] });
    expect(session.turn?.steps).toEqual(['7@d3']);
    await last('look').answer({ sheet: 'own', stars: 1, lines: [] });
    expect(session.own?.sheet).toBe('own');
  });

  it('is not asked for where it was told with the roll', async () => {
    await play([0]);
    await drafted(last('draft'));
    const drawn = { sheet: 'as told', stars: 0, lines: [] };
    say({ say: 'begun', seat: 0, answer: { round: 2, revision: 0, steps: [], drawn, may_commit: false } });
    await tell(closed(1, [0, 1]), rolled(2));
    expect(asked('draft')).toHaveLength(1);
    expect(session.turn?.answer?.drawn.sheet).toBe('as told');
    void session.turn!.write(['a']);
    expect(last('draft').facts).toEqual({ seat: 0, round: 2, revision: 1, steps: ['a'] });
    await drafted(last('draft'));
    await tell(closed(2, [0, 1]), rolled(3)); // what was told of one round says nothing of another
    expect(last('draft').facts).toMatchObject({ round: 3, steps: [] });
  });

  it('is written, undone, rubbed out and inked', async () => {
    await play([0]);
    await drafted(last('draft'));
    void session.turn!.write(['a', 'b']);
    await drafted(last('draft'));
    void session.turn!.undo();
    await drafted(last('draft'));
    expect(session.turn!.steps).toEqual([]);
    void session.turn!.write(['a']);
    await drafted(last('draft'));
    const done = session.turn!.ink();
    expect(last('commit').facts).toEqual({ seat: 0, round: 1, steps: ['a'] });
    await last('commit').answer();
    expect(await done).toBe(true);
    expect(session.committed).toBe(true);
    await tell(closed(1, [0, 1]));
    await tell(rolled(2));
    expect(session.committed).toBe(false);
    expect(last('draft').facts).toMatchObject({ round: 2, revision: 0 });
    expect(session.turn?.answer?.drawn.sheet).toBe('after a'); // in sight until the next is answered
    await drafted(last('draft'));
    expect(session.turn?.round).toBe(2);
  });

  it('does not make a fuss when the round went on meanwhile', async () => {
    await play([0]);
    await drafted(last('draft'));
    const { turn } = session;
    const done = turn!.ink();
    await tell(closed(1, [0, 1]), rolled(2));
    await last('commit').refuse('stale-round');
    expect(await done).toBe(false);
    expect(session.refusal).toBeNull();
    expect(turn!.isInking).toBe(false);
  });

  it('is taken over from where the same device wrote last', async () => {
    await play([0]);
    await drafted(last('draft'));
    say({ say: 'draft', seat: 0, round: 1, revision: 5, steps: ['z'] });
    await settleSoon();
    await drafted(last('draft'), { revision: 5, steps: ['z'] });
    expect(session.turn?.steps).toEqual(['z']);
  });

  it('waits while the table is paused', async () => {
    await tell(OPENED, seated(0, 'AL'), rolled(1), { kind: 'paused', at: 0 });
    await find([0]);
    expect(asked('draft')).toHaveLength(0);
    await tell({ kind: 'resumed', at: 0 });
    expect(asked('draft')).toHaveLength(1);
  });

  it('says for four seconds why something cannot be, or until something else is tried', async () => {
    await play([0]);
    await drafted(last('draft'));
    const ask = async () => {
      void session.turn!.why(['1@c1'], 'c1');
      await last('why').answer({ code: 'no-neighbour', facts: {} });
    };
    await ask();
    expect(session.refused).toEqual({ reason: { code: 'no-neighbour', facts: {} }, space: 'c1' });
    vi.advanceTimersByTime(3999);
    expect(session.refusal?.code).toBe('no-neighbour');
    vi.advanceTimersByTime(1);
    expect(session.refused).toBeNull();
    await ask();
    void session.turn!.write(['1@a1']);
    expect(session.refused).toBeNull();
    expect(asked('draft')).toHaveLength(2);
  });

  it('is not that of another seat, nor of a round that the table played for us', async () => {
    await play([0, 1]);
    await drafted(last('draft'));
    session.seat = 1;
    expect(session.turn).toBeNull();
    session.seat = 0;
    await tell(closed(1, [0, 1]), rolled(2), { kind: 'ready', at: 0, round: 2, seat: 0 });
    expect(session.turn).toBeNull();
  });

  it('takes up after a reload what the host may not have, and the sheet that was handed over', async () => {
    await tell(OPENED, seated(0, 'AL'), seated(1, 'ZO'), {
      kind: 'rolled',
      at: 0,
      round: 1,
      roll: '2 3 X',
      holds: [1, 0],
    });
    await find([0]);
    await drafted(last('draft'), { steps: ['!a1'], hazard_spaces: ['a1'] });
    expect(asked('look').map((one) => one.facts.seat)).toEqual([0, 1]);
    await last('look').answer({ sheet: 'of the other', stars: 0, lines: [] });
    expect(session.turn?.inked?.sheet).toBe('of the other');
  });

  it('forgets drafts of rounds that are over', async () => {
    await play([0]);
    await drafted(last('draft'));
    void session.turn!.write(['a']);
    await tell(closed(1, [0, 1]), rolled(2));
    await drafted(last('draft'));
    expect(session.turn?.steps).toEqual([]);
  });
});

describe('one device for several', () => {
  it('goes on to whose turn is still to come', async () => {
    await play([0, 1]);
    expect(session.seat).toBe(0);
    expect(session.nextSeat).toBeNull();
    await drafted(last('draft'));
    const done = session.turn!.ink();
    await last('commit').answer();
    await done;
    expect(session.nextSeat).toBe(1);
    session.seat = 1;
    expect(last('draft').facts).toMatchObject({ seat: 1, round: 1 });
    expect(session.committed).toBe(false);
    expect(session.nextSeat).toBeNull();
  });

  it('is still with whoever had it when the page is opened again', async () => {
    await play([0, 1]);
    session.seat = 1;
    session.close();
    number = 0;
    session = openSession(TABLE);
    await settleSoon();
    await play([0, 1]);
    expect(session.seat).toBe(1);
  });

  it('asks whose seats are whose when one moved', async () => {
    await play([0, 1]);
    const before = host.refreshed;
    await tell({ kind: 'moved', at: 0, seat: 1 });
    expect(host.refreshed).toBe(before + 1);
    session.seat = 1;
    await find([0]);
    expect(session.seat).toBe(0);
  });
});

describe('the people of a table', () => {
  async function wait(seats: number[]): Promise<void> {
    await tell(OPENED, seated(0, 'AL'), seated(1, 'ZO'));
    await find(seats);
  }

  it('is told why its seat was taken from it, also when that happened while it was away', async () => {
    await wait([0]);
    await tell({ kind: 'unseated', at: 0, seat: 0, reason: 'room' });
    expect(session.put).toMatchObject({ what: 'removed', reason: 'room' });
    expect(session.mine).toEqual([]);
  });

  it('need not be told that it left by itself', async () => {
    await wait([0]);
    const done = session.leave(0);
    await tell({ kind: 'unseated', at: 0, seat: 0 });
    await last('leave').answer();
    expect(await done).toBe(true);
    expect(session.put).toBeNull();
  });

  it('is told who plays on in its place, and asks what it still has', async () => {
    await play([0]);
    const before = host.refreshed;
    await tell({ kind: 'taken', at: 0, seat: 0, name: 'Mia' });
    expect(session.put).toMatchObject({ what: 'replaced', name: 'Mia' });
    expect(host.refreshed).toBe(before + 1);
  });

  async function comeBack(...entries: Entry[]): Promise<void> {
    session.close();
    number = 0;
    session = openSession(TABLE);
    await settleSoon();
    await tell(OPENED, seated(0, 'AL'), seated(1, 'ZO'), ...entries);
    await find([]);
  }

  it('finds out when it comes back what became of its seat, and says so once', async () => {
    await play([0]);
    await comeBack(rolled(1), { kind: 'taken', at: 0, seat: 0, name: 'Mia' });
    expect(session.put).toMatchObject({ what: 'replaced', name: 'Mia' });
    await comeBack(rolled(1));
    expect(session.put).toBeNull();
  });

  it('tells a seat that moved from one that is gone', async () => {
    await play([0]);
    await comeBack(rolled(1), { kind: 'moved', at: 0, seat: 0 });
    expect(session.put?.what).toBe('moved');
    await play([0]);
    await comeBack({ kind: 'unseated', at: 0, seat: 0 });
    expect(session.put?.what).toBe('removed');
  });

  it('takes a seat back that the host gave away', async () => {
    await play([0]);
    await comeBack(rolled(1), { kind: 'moved', at: 0, seat: 0, by_keeper: true });
    expect(session.reclaimable).toBeNull();
    await find([], { reclaimable: [0] });
    expect(session.reclaimable).toBe(0);
    const done = session.reclaim(0);
    expect(last('reclaim').facts).toEqual({ seat: 0 });
    await last('reclaim').answer();
    expect(await done).toBe(true);
    await find([0]);
    expect(session.seat).toBe(0);
    expect(session.reclaimable).toBeNull();
  });

  it('waits for an answer until there is one', async () => {
    await play([]);
    const done = session.askSeat(0, 'Mia');
    await last('ask-seat').answer();
    await done;
    expect(session.asking).toBe(0);
    say({ say: 'put', what: 'refused', seat: 0 });
    expect(session.asking).toBeNull();
    expect(session.put?.what).toBe('refused');
  });

  it('is asked for a name until somebody gave one', async () => {
    await wait([0]);
    say({ say: 'name-asked', seat: 1, name: 'Zed', initials: 'Z' });
    say({ say: 'name-asked', seat: 2, name: 'Yan', initials: 'Y' });
    await tell({ kind: 'renamed', at: 0, seat: 1, name: 'Zoe', initials: 'Z' });
    expect(session.namesAsked.map(({ seat }) => seat)).toEqual([2]);
    await tell({ kind: 'unseated', at: 0, seat: 2, reason: 'name' });
    expect(session.namesAsked).toEqual([]);
  });
});

describe('looking', () => {
  it('asks once for each closed round', async () => {
    await play([0]);
    const before = asked('look').length;
    void session.look(1);
    void session.look(1);
    expect(asked('look')).toHaveLength(before + 1);
    await tell(closed(1, [0, 1]));
    void session.look(1);
    expect(asked('look').length).toBeGreaterThan(before + 2);
  });
});
