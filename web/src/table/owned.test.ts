import { describe, expect, it } from 'vitest';
import type { GamePlayed, Possessions, TableFound } from '../wire/types';
import { allPages, expeditionDone, expeditionUnderWay, isNewcomer, unfinished, untried, without } from './owned';

const table = (facts: Partial<TableFound>): TableFound => ({
  table: 't',
  code: 'K7MQ4P',
  phase: 'playing',
  sheet: 'temple-a',
  name: 'Stair',
  adventure: 'temple',
  at: 0,
  ...facts,
});
const game = (facts: Partial<GamePlayed>): GamePlayed => ({
  game: 'g',
  sheet: 'temple-a',
  name: 'Stair',
  adventure: 'temple',
  player: 'LOU',
  stars: 10,
  place: 1,
  of: 1,
  at: 0,
  ...facts,
});
const mine = (facts: Partial<Possessions>): Possessions => ({ tables: [], games: [], bests: [], ...facts });

describe('what a device has', () => {
  it('is unfinished until it is over, the last touched first', () => {
    const tables = [
      table({ table: 'a', at: 1 }),
      table({ table: 'b', at: 3, phase: 'lobby' }),
      table({ table: 'c', at: 9, phase: 'over' }),
    ];
    expect(unfinished(mine({ tables })).map(({ table }) => table)).toEqual(['b', 'a']);
    expect(unfinished(null)).toEqual([]);
  });

  it('is off the list when it was put away', () => {
    const all = mine({ tables: [table({ table: 'a' }), table({ table: 'b' })] });
    expect(without(all, ['a']).tables.map(({ table }) => table)).toEqual(['b']);
    expect(without(all, [])).toBe(all);
  });

  it('leaves untried what was never begun', () => {
    expect(untried(mine({}))).toEqual(['temple', 'valley']);
    expect(untried(mine({ games: [game({})] }))).toEqual(['valley']);
    expect(untried(mine({ games: [game({})], tables: [table({ adventure: 'valley' })] }))).toEqual([]);
  });

  it('is no newcomer after a lesson, and an adventure that was learned is not new', () => {
    expect(isNewcomer(mine({}))).toBe(true);
    expect(isNewcomer(mine({ lessons: ['temple'] }))).toBe(false);
    expect(untried(mine({ lessons: ['temple'] }))).toEqual(['valley']);
    expect(untried(mine({ lessons: ['temple', 'valley'] }))).toEqual([]);
  });

  it('counts the first try of an expedition', () => {
    const games = [
      game({ stars: 30, day: '2026-11-15' }),
      game({ stars: 12, day: '2026-11-15', first_try: true }),
      game({ stars: 40 }),
    ];
    expect(expeditionDone(mine({ games }), '2026-11-15', 'temple')?.stars).toBe(12);
    expect(expeditionDone(mine({ games }), '2026-11-15', 'valley')).toBeNull();
    expect(expeditionDone(mine({ games }), '2026-11-16', 'temple')).toBeNull();
  });

  it('finds the expedition that is under way', () => {
    const tables = [table({ code: 'AAAAAA', day: '2026-11-15' }), table({ code: 'BBBBBB' })];
    expect(expeditionUnderWay(mine({ tables }), '2026-11-15', 'temple')?.code).toBe('AAAAAA');
    expect(expeditionUnderWay(mine({ tables }), '2026-11-14', 'temple')).toBeNull();
  });

  it('comes page by page, as long as there is more', async () => {
    const pages = [
      mine({
        tables: [table({ table: 'a' })],
        games: [game({ game: '3' })],
        bests: [game({ game: '1' })],
        lessons: ['temple'],
        exercises: 2,
        more: true,
      }),
      mine({ tables: [table({ table: 'b' })], games: [game({ game: '3' }), game({ game: '2' })], more: true }),
      mine({ games: [game({ game: '1' }), game({ game: '1', player: 'ZOE' })] }),
    ];
    const all = await allPages((page) => Promise.resolve(pages[page]!));
    expect(all.tables.map(({ table }) => table)).toEqual(['a', 'b']);
    expect(all.games.map(({ game, player }) => `${game} ${player}`)).toEqual(['3 LOU', '2 LOU', '1 LOU', '1 ZOE']);
    expect(all).toMatchObject({ bests: pages[0]!.bests, lessons: ['temple'], exercises: 2 });
  });
});
