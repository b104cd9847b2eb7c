import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, NO_SEAT, type SeatModel, type TableModel } from '../table/model';
import { newsBetween } from './news';
import { seatsOnOffer } from './late';

const seat = (number: number, name: string, more: Partial<SeatModel> = {}): SeatModel => ({
  seat: number,
  name,
  initials: name.slice(0, 2).toUpperCase(),
  bot: '',
  standIn: '',
  muted: false,
  outFrom: 0,
  worded: true,
  firstTry: null,
  unchecked: false,
  team: 0,
  hints: 0,
  ...more,
});

const TABLE: TableModel = {
  ...EMPTY_TABLE,
  number: 9,
  keeper: 0,
  phase: 'playing',
  order: [0, 1, 2],
  seats: [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'bot', { bot: 'own' })],
};
const NOBODY = { mine: [], asking: null };
const BEN = { mine: [1], asking: null };
const kinds = (...told: Parameters<typeof newsBetween>) => newsBetween(...told).map(({ id }) => id);

describe('who keeps the table', () => {
  const handed = { ...TABLE, keeper: 1 };

  it('is told to everybody, and otherwise to whoever it is', () => {
    expect(newsBetween(TABLE, handed, NOBODY)).toEqual([{ id: 'company-keeper', facts: { name: 'Ben' } }]);
    expect(kinds(TABLE, handed, BEN)).toEqual(['company-keeper-you']);
  });

  it('is no news to whoever handed it over', () =>
    expect(kinds(TABLE, handed, { mine: [0], asking: null })).toEqual([]));

  it('may be somebody without a seat', () => {
    expect(kinds(TABLE, { ...TABLE, keeper: NO_SEAT }, BEN)).toEqual(['company-keeper-watches']);
    expect(kinds({ ...TABLE, keeper: NO_SEAT }, handed, NOBODY)).toEqual(['company-keeper']);
  });

  it('is nothing new when the first person sits down', () => {
    expect(kinds({ ...TABLE, phase: 'lobby', seats: [] }, { ...handed, phase: 'lobby' }, NOBODY)).toEqual([]);
  });
});

describe('a seat that somebody else plays on', () => {
  const taken = { ...TABLE, seats: [seat(0, 'Anna'), seat(1, 'Mia'), TABLE.seats[2]!] };

  it('is told with both names', () => {
    expect(newsBetween(TABLE, taken, NOBODY)).toEqual([{ id: 'company-taken', facts: { name: 'Mia', other: 'Ben' } }]);
  });

  it('is told otherwise to whoever asked for it', () => {
    expect(kinds(TABLE, taken, { mine: [], asking: 1 })).toEqual(['company-taken-you']);
  });

  it('is not told twice to whoever had it: their device is told what became of it', () => {
    expect(kinds(TABLE, taken, BEN)).toEqual([]);
  });

  it('is only a new name before the start', () =>
    expect(kinds({ ...TABLE, phase: 'lobby' }, taken, NOBODY)).toEqual([]));
});

describe('a seat that the host put out', () => {
  const out = { ...TABLE, seats: [seat(0, 'Anna'), seat(1, 'Ben', { muted: true, outFrom: 4 }), TABLE.seats[2]!] };

  it('is told to everybody, with the round from which on it counts, and so is that it is back', () => {
    expect(newsBetween(TABLE, out, NOBODY)).toEqual([{ id: 'company-out', facts: { name: 'Ben', round: 4 } }]);
    expect(newsBetween(out, TABLE, NOBODY)).toEqual([{ id: 'company-out-no-more', facts: { name: 'Ben' } }]);
  });

  it('is told to its owner by a slip that stays', () => expect(kinds(TABLE, out, BEN)).toEqual([]));

  it('is told as taken when somebody else plays on there', () =>
    expect(kinds(out, { ...TABLE, seats: [seat(0, 'Anna'), seat(1, 'Mia'), TABLE.seats[2]!] }, NOBODY)).toEqual([
      'company-taken',
    ]));
});

it('tells that the evening was ended', () => {
  const evening = [{ game: 'g', sheet: 'temple-a', name: '', adventure: 'temple', seats: [] }];
  expect(kinds({ ...TABLE, evening }, TABLE, NOBODY)).toEqual(['company-evening-ended']);
  expect(kinds(TABLE, TABLE, NOBODY)).toEqual([]);
});

it('offers the seats of people who are away, then of the table\u2019s own bots', () => {
  const seats = [
    seat(0, 'tourist', { bot: 'tourist' }),
    seat(1, 'Ben'),
    seat(2, 'Own', { bot: 'own' }),
    seat(3, 'Cleo'),
  ];
  const presence = { ...TABLE.presence, gone: [1, 2, 3], away: [1, 2] };
  const offered = seatsOnOffer({ ...TABLE, order: [0, 1, 2, 3], seats, presence });
  expect(offered.map(({ seat }) => seat)).toEqual([1, 0]);
});
