import { describe, expect, it } from 'vitest';
import type { Entry, Settings, Snapshot, TableMessage } from '../wire/types';
import {
  EMPTY_TABLE,
  hear,
  heldBy,
  holderOf,
  isOut,
  roundsClosed,
  seatOf,
  stalledSeat,
  waitingFor,
  type TableModel,
} from './model';
import { HOST_SETTINGS } from './settings';

const SETTINGS: Settings = { ...HOST_SETTINGS, clock: 60 };

function after(entries: Entry[], from: TableModel = EMPTY_TABLE): TableModel {
  return entries.reduce((model, entry) => hear(model, { say: 'news', number: model.number + 1, entry }, 1000), from);
}

const seated = (seat: number, initials: string): Entry => ({ kind: 'seated', at: 0, seat, name: initials, initials });
const LOBBY: Entry[] = [
  { kind: 'opened', at: 0, code: 'ABCD', sheet: 'amun-re', layout: 'text', settings: SETTINGS, commitment: 'c' },
  seated(0, 'AL'),
  { kind: 'keeper', at: 0, seat: 0 },
  seated(1, 'ZO'),
  seated(2, 'TI'),
];
const rolled = (round: number, holds: number[] = []): Entry => ({ kind: 'rolled', at: 0, round, roll: '2 3 5', holds });
const turns = (seats: number[]) => seats.map((seat) => ({ seat, steps: '' }));

describe('the lobby', () => {
  it('has who sits down and not who leaves', () => {
    const model = after([...LOBBY, { kind: 'unseated', at: 0, seat: 1 }]);
    expect(model.seats.map((seat) => seat.initials)).toEqual(['AL', 'TI']);
    expect(model).toMatchObject({ number: 6, code: 'ABCD', phase: 'lobby', keeper: 0, roundOpen: false, round: 0 });
  });

  it('knows settings, words, tries and the keeper', () => {
    const model = after([
      ...LOBBY,
      { kind: 'settings', at: 0, settings: { ...SETTINGS, clock: 90 } },
      { kind: 'worded', at: 0, seat: 1, word: 'x' },
      { kind: 'tried', at: 0, seat: 2, first: true },
      { kind: 'keeper', at: 0, seat: 1 },
    ]);
    expect(model.settings.clock).toBe(90);
    expect(seatOf(model, 1)?.worded).toBe(true);
    expect(seatOf(model, 2)?.firstTry).toBe(true);
    expect(model.keeper).toBe(1);
  });
});

describe('bots', () => {
  it('sit at the table under their level', () => {
    const model = after([...LOBBY, { kind: 'seated', at: 0, seat: 3, name: 'voyager', initials: 'V', bot: 'voyager' }]);
    expect(model.seats.map(({ bot }) => bot)).toEqual(['', '', '', 'voyager']);
  });

  it('stand in for somebody, until that is over', () => {
    const model = after([...LOBBY, { kind: 'stand-in', at: 0, seat: 1, bot: 'explorer' }]);
    expect(seatOf(model, 1)?.standIn).toBe('explorer');
    expect(seatOf(after([{ kind: 'stand-in', at: 0, seat: 1, bot: '' }], model), 1)?.standIn).toBe('');
  });
});

describe('a game', () => {
  it('goes from a roll over who is ready to the close', () => {
    let model = after([...LOBBY, { kind: 'unseated', at: 0, seat: 1 }, rolled(1)]);
    expect(model).toMatchObject({ phase: 'playing', roundOpen: true, round: 1, roll: '2 3 5', order: [0, 2] });
    expect(roundsClosed(model)).toBe(0);
    model = after([{ kind: 'ready', at: 0, round: 1, seat: 2 }], model);
    expect(waitingFor(model)).toEqual([0]);
    model = after([{ kind: 'closed', at: 0, round: 1, turns: turns([0, 2]) }], model);
    expect(model.roundOpen).toBe(false);
    expect(waitingFor(model)).toEqual([]);
    expect(roundsClosed(model)).toBe(1);
    model = after([rolled(2)], model);
    expect([...model.ready]).toEqual([]);
    expect(model.closed?.round).toBe(1);
  });

  it('ends with a result, and goes on at another table', () => {
    const result = { stars: [3, 4, 5], places: [3, 2, 1], secret: 's', words: [] };
    const model = after([
      ...LOBBY,
      rolled(1),
      { kind: 'closed', at: 0, round: 1, turns: turns([0, 1, 2]), result },
      { kind: 'again', at: 0, table: 'u', code: 'EFGH' },
    ]);
    expect(model).toMatchObject({ phase: 'over', result, again: { table: 'u', code: 'EFGH' } });
  });

  it('knows who holds whose sheet', () => {
    const model = after([...LOBBY, { kind: 'unseated', at: 0, seat: 0 }, seated(3, 'BO'), rolled(1, [1, 2, 0])]);
    expect(model.order).toEqual([1, 2, 3]);
    expect(heldBy(model, 1)).toBe(2);
    expect(holderOf(model, 1)).toBe(3);
    const calm = after([...LOBBY, rolled(1)]);
    expect(heldBy(calm, 1)).toBe(1);
    expect(holderOf(calm, 1)).toBe(1);
  });

  it('pauses, mutes, and does not mind what it does not know', () => {
    const unknown = { kind: 'from-the-future', at: 0 } as unknown as Entry;
    const model = after([
      ...LOBBY,
      rolled(1),
      { kind: 'paused', at: 0 },
      { kind: 'muted', at: 0, seat: 1, muted: true },
      unknown,
    ]);
    expect(model.paused).toBe(true);
    expect(seatOf(model, 1)?.muted).toBe(true);
    expect(model.number).toBe(9);
    expect(after([{ kind: 'resumed', at: 0 }], model).paused).toBe(false);
  });
});

describe('a seat that was put out', () => {
  const muted = (round: number): Entry => ({ kind: 'muted', at: 0, seat: 1, muted: true, round });

  it('is out from the round on that the host says', () => {
    const model = after([...LOBBY, rolled(1), muted(2)]);
    expect(isOut(model, seatOf(model, 1)!)).toBe(false);
    const later = after([rolled(2)], model);
    expect(isOut(later, seatOf(later, 1)!)).toBe(true);
  });

  it('plays again when it was taken back', () => {
    const model = after([...LOBBY, rolled(1), muted(1), { kind: 'muted', at: 0, seat: 1, muted: false }]);
    expect(isOut(model, seatOf(model, 1)!)).toBe(false);
  });
});

describe('what has kept everybody waiting for long', () => {
  const open = after([...LOBBY, rolled(1)]);
  const waits = hear(open, { say: 'stalled', seat: 2 });

  it('is a seat whose turn is not in and whose owner is there', () => {
    expect(stalledSeat(open)).toBeNull();
    expect(stalledSeat(waits)).toBe(2);
    expect(stalledSeat(hear(waits, { say: 'presence', gone: [2] }))).toBeNull();
    expect(stalledSeat(after([{ kind: 'ready', at: 0, round: 1, seat: 2 }], waits))).toBeNull();
    expect(stalledSeat(after([{ kind: 'paused', at: 0 }], waits))).toBeNull();
    expect(stalledSeat(after([rolled(2)], waits))).toBeNull();
  });

  it('is a pause, until it ends or another one begins', () => {
    const paused = hear(after([{ kind: 'paused', at: 0 }], open), { say: 'stalled', pause: true });
    expect(paused.stalled.pause).toBe(true);
    expect(after([{ kind: 'resumed', at: 0 }], paused).stalled.pause).toBe(false);
    expect(after([{ kind: 'paused', at: 0 }], paused).stalled.pause).toBe(false);
  });
});

describe('a snapshot', () => {
  const SNAPSHOT: Snapshot = {
    say: 'snapshot',
    number: 40,
    at: 0,
    code: 'ABCD',
    sheet: 'amun-re',
    layout: 'text',
    settings: SETTINGS,
    commitment: 'c',
    seats: [
      { seat: 0, name: 'Ada', initials: 'AL', ready: true },
      { seat: 2, name: 'Tim', initials: 'TI', bot: 'owl', first_try: false },
    ],
    keeper: 2,
    round: 3,
    roll: 'P D 4',
    order: [0, 2],
  };

  it('replaces everything', () => {
    const model = hear(after(LOBBY), SNAPSHOT);
    expect(model).toMatchObject({ number: 40, phase: 'playing', roundOpen: true, round: 3, roll: 'P D 4', keeper: 2 });
    expect(waitingFor(model)).toEqual([2]);
    expect(model.seats).toHaveLength(2);
    expect(seatOf(model, 2)).toMatchObject({ bot: 'owl', firstTry: false, muted: false });
  });

  it('comes to the same as the news', () => {
    const told = after([...LOBBY, rolled(1), { kind: 'ready', at: 0, round: 1, seat: 1 }]);
    const at = hear(EMPTY_TABLE, {
      ...SNAPSHOT,
      number: 7,
      keeper: 0,
      round: 1,
      roll: '2 3 5',
      order: [0, 1, 2],
      seats: told.seats.map(({ seat, name, initials }) => ({ seat, name, initials, ready: seat === 1 })),
    });
    expect(at).toEqual(told);
  });

  it('of a closed round says so, and of the end', () => {
    const closed = { kind: 'closed' as const, at: 0, round: 3, turns: turns([0, 2]) };
    expect(hear(EMPTY_TABLE, { ...SNAPSHOT, closed })).toMatchObject({ roundOpen: false, phase: 'playing' });
    const result = { stars: [1, 2], places: [2, 1], secret: '', words: [] };
    expect(hear(EMPTY_TABLE, { ...SNAPSHOT, closed: { ...closed, result } })).toMatchObject({ phase: 'over', result });
  });
});

describe('what is said in passing', () => {
  const during = (message: TableMessage, from = after(LOBBY)) => hear(from, message, 5000);

  it('is who is there and how long there is left', () => {
    expect(during({ say: 'presence', gone: [1], watchers: 2 }).presence).toEqual({
      gone: [1],
      away: [],
      watchers: 2,
      screens: 0,
      keeperGone: false,
    });
    const model = during({ say: 'clock', left: 9000, warning: true });
    expect(model.clock).toEqual({ left: 9000, warning: true, at: 5000 });
    expect(during({ say: 'clock' }, model).clock).toBeNull();
  });

  it('is that the server stops, whatever it still says then', () => {
    const closing = during({ say: 'closing' });
    expect(closing.closing).toBe(true);
    expect(during({ say: 'presence' }, closing).closing).toBe(true);
  });

  it('leaves the table as it is otherwise', () => {
    const model = after(LOBBY);
    expect(during({ say: 'nudge', seat: 1 }, model)).toBe(model);
  });
});
