import { describe, expect, it } from 'vitest';
import type { GamePlayed, Possessions } from '../wire/types';
import { daysBefore, streakOf, untilNext, weekOf } from './week';

const TODAY = '2026-03-02';
const game = (day: string, facts: Partial<GamePlayed> = {}): GamePlayed => ({
  game: day,
  sheet: 'temple-a',
  name: 'Stair',
  adventure: 'temple',
  player: 'LOU',
  stars: 10,
  place: 1,
  of: 1,
  at: 0,
  day,
  first_try: true,
  ...facts,
});
const mine = (...games: GamePlayed[]): Possessions => ({ tables: [], games, bests: [] });
const played = (...daysAgo: number[]) => mine(...daysAgo.map((days) => game(daysBefore(TODAY, days))));

describe('the week', () => {
  it('is the last seven days, across months', () => {
    const days = weekOf(null, TODAY, 'temple').map(({ day }) => day);
    expect(days).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('stamps what counted, and tells it from practice', () => {
    const games = [
      game(TODAY, { game: 'again', first_try: false }),
      game(TODAY, { game: 'first' }),
      game('2026-02-28', { game: 'late', first_try: false }),
      game('2026-03-01', { adventure: 'valley' }),
    ];
    const week = weekOf(mine(...games), TODAY, 'temple');
    expect(week.map(({ game }) => game?.game ?? '')).toEqual(['', '', '', '', 'late', '', 'first']);
    expect(week.map(({ counts }) => counts)).toEqual([false, false, false, false, false, false, true]);
    expect(week.map(({ isToday }) => isToday).indexOf(true)).toBe(6);
  });
});

describe('the streak', () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[0, 1, 2], 3],
    [[1, 2], 2], // today is not over
    [[0, 2, 3], 3], // one missed day is forgiven
    [[2, 3], 2], // and so is yesterday
    [[0, 2, 4], 3], // each time
    [[0, 3, 4], 1], // two are not
    [[3, 4], 0],
  ])('of the days %j ago is %i', (days, streak) => expect(streakOf(played(...days), TODAY)).toBe(streak));

  it('counts a day once, on whichever adventure, and no practice', () => {
    const games = [game(TODAY), game(TODAY, { adventure: 'valley' }), game('2026-03-01', { first_try: false })];
    expect(streakOf(mine(...games), TODAY)).toBe(1);
  });
});

describe('the time until the next', () => {
  it.each([
    ['2026-03-02T00:00:00Z', 24, 0],
    ['2026-03-02T18:47:30Z', 5, 13],
    ['2026-03-02T23:59:59Z', 0, 1],
  ])('at %s is %i h %i min', (now, hours, minutes) => expect(untilNext(Date.parse(now))).toEqual({ hours, minutes }));
});
