import { describe, expect, it } from 'vitest';
import type { Analysis, RoundAnalysis } from '../../wire/types';
import { barsOf, columnsOf, lostInAll, verdictOf } from './costs';

const turn = (round: number, cost: number, played = ['2@a1'], best = ['3@b1']): RoundAnalysis => ({
  round,
  roll: '1 2 3',
  sheet: '',
  played,
  best,
  cost,
  expected: null,
});
const analysis = (rounds: RoundAnalysis[], facts: Partial<Analysis> = {}): Analysis => ({
  player: 'ZO',
  adventure: 'temple',
  sheet: '',
  stars: 20,
  rounds,
  dearest: [2, 3],
  same_dice: [
    { level: 'tourist', stars: -3 },
    { level: 'explorer', stars: 32 },
  ],
  hindsight: 40,
  ...facts,
});

describe('bars', () => {
  it('are as long as the stars, and none is shorter than nothing', () => {
    expect(barsOf(analysis([])).map(({ who, level, share }) => [who, level, share])).toEqual([
      ['player', '', 0.5],
      ['bot', 'tourist', 0],
      ['bot', 'explorer', 0.8],
      ['hindsight', '', 1],
    ]);
  });

  it('do without hindsight where there is none', () => {
    expect(barsOf(analysis([], { hindsight: null })).map(({ who }) => who)).toEqual(['player', 'bot', 'bot']);
  });
});

describe('columns', () => {
  const frame = { left: 0, right: 30, top: 0, bottom: 100 };

  it('stand on the ground, as high as the cost, the dearest numbered', () => {
    const { columns, top } = columnsOf(analysis([turn(1, 0), turn(2, 2), turn(3, 1)]), frame);
    expect(top).toBe(2);
    expect(columns.map(({ y, height, dear }) => [y, height, dear])).toEqual([
      [100, 0, 0],
      [0, 100, 1],
      [50, 50, 2],
    ]);
    expect(columns[1]!.x - columns[0]!.x).toBeCloseTo(10);
  });

  it('have a ground without any round, and small costs look small', () => {
    expect(columnsOf(analysis([]), frame)).toMatchObject({ columns: [], top: 1 });
    expect(columnsOf(analysis([turn(1, 0.1)]), frame).columns[0]?.height).toBeCloseTo(10);
  });
});

describe('a turn', () => {
  it('is the same in whatever order it was played', () => {
    expect(verdictOf(turn(1, 0, ['2@a1', '3@b1'], ['3@b1', '2@a1']))).toBe('same');
    expect(verdictOf(turn(1, 0.4))).toBe('dearer');
  });

  it('is as good when nobody could tell the difference', () => {
    expect([turn(1, 0.04), turn(1, 0.06), turn(1, -0.3)].map(verdictOf)).toEqual(['as-good', 'dearer', 'as-good']);
  });

  it('is not judged on the sheet of somebody else', () => {
    expect(verdictOf({ ...turn(1, 0, ['!a1'], ['!b1']), held: 'CD' })).toBe('unmeasured');
    expect(verdictOf({ ...turn(1, 0, ['!a1'], ['!a1']), held: 'CD' })).toBe('same');
  });

  it('that gained by chance does not pay for another', () =>
    expect(lostInAll([turn(1, 2.2), turn(2, -1), turn(3, 0.9)])).toBe(3));
});
