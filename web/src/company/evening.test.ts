import { expect, it } from 'vitest';
import { EMPTY_TABLE, type SeatModel, type TableModel } from '../table/model';
import type { PastGame, PastSeat, TableFound } from '../wire/types';
import { gamesOf, standings } from './evening';

function past(...seats: [initials: string, stars: number, place: number, seat: number | null][]): PastGame {
  return {
    game: 'g',
    sheet: 'temple-a',
    name: 'Steps',
    adventure: 'temple',
    seats: seats.map(([initials, stars, place, seat]): PastSeat => ({ initials, stars, place, seat })),
  };
}

const FIRST = past(['ZOE', 20, 1, 0], ['TIM', 10, 2, 1], ['MAX', 5, 3, null]);
const SECOND = past(['ZOE', 8, 2, 0], ['TIM', 16, 1, 1]);

it('counts games won first, then stars', () => {
  expect(standings([FIRST, SECOND]).map(({ initials, won, stars, place }) => [initials, won, stars, place])).toEqual([
    ['ZOE', 1, 28, 1],
    ['TIM', 1, 26, 2],
    ['MAX', 0, 5, 3],
  ]);
});

it('knows game by game how near everybody came to the winner', () => {
  const [zoe, , max] = standings([FIRST, SECOND]);
  expect(zoe?.scores).toEqual([
    { stars: 20, won: true, share: 1 },
    { stars: 8, won: false, share: 0.5 },
  ]);
  expect(max?.scores).toEqual([{ stars: 5, won: false, share: 0.25 }, null]);
});

it('lets equals share a place', () => {
  const game = past(['ZOE', 9, 1, 0], ['TIM', 9, 1, 1], ['MAX', 3, 3, 2]);
  expect(standings([game]).map(({ place }) => place)).toEqual([1, 1, 3]);
});

it('is not led astray by stars below zero', () => {
  const [, tim] = standings([past(['ZOE', -1, 1, 0], ['TIM', -4, 2, 1])]);
  expect(tim?.scores[0]?.share).toBe(0);
});

it('follows somebody who has other initials now', () => {
  expect(standings([past(['ZOE', 9, 1, 0]), past(['ZZ', 4, 1, 0])])).toMatchObject([{ initials: 'ZZ', won: 2 }]);
});

const seat = (number: number, initials: string): SeatModel => ({
  seat: number,
  name: initials,
  initials,
  bot: '',
  standIn: '',
  muted: false,
  outFrom: 0,
  worded: true,
  firstTry: null,
  unchecked: false,
  team: 0,
  hints: 0,
});

it('adds the game of this table when it is over, if it is not the first', () => {
  const found = { table: 't', sheet: 'valley-a', name: 'Light', adventure: 'valley' } as TableFound;
  const over: TableModel = {
    ...EMPTY_TABLE,
    order: [1, 0],
    seats: [seat(0, 'ZOE'), seat(1, 'TIM')],
    result: { stars: [7, 12], places: [2, 1], secret: '', words: [] },
  };
  expect(gamesOf(over, found)).toEqual([]);
  const games = gamesOf({ ...over, evening: [FIRST] }, found);
  expect(games).toHaveLength(2);
  expect(standings(games)[0]).toMatchObject({ initials: 'ZOE', won: 2, stars: 32 });
  expect(gamesOf({ ...over, evening: [FIRST], result: null }, found)).toEqual([FIRST]);
});
