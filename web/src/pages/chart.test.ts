import { describe, expect, it } from 'vitest';
import { chartOf, MOST_GAMES } from './chart';

const frame = { width: 100, height: 50, margin: 10 };

describe('the chart of stars', () => {
  it('goes from the oldest game to the newest, the best one on top', () => {
    const { points, low, high } = chartOf(
      [
        { at: 3, stars: 20 },
        { at: 1, stars: 10 },
        { at: 2, stars: 30 },
      ],
      frame,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [10, 40],
      [50, 10],
      [90, 25],
    ]);
    expect([low, high]).toEqual([10, 30]);
    expect(points.map(({ best }) => best)).toEqual([false, true, false]);
  });

  it('has one game in the middle', () =>
    expect(chartOf([{ at: 1, stars: 7 }], frame).points).toMatchObject([{ x: 50, y: 25, best: true }]));

  it('marks the first of equal bests only', () => {
    const { points } = chartOf(
      [
        { at: 1, stars: 7 },
        { at: 2, stars: 7 },
      ],
      frame,
    );
    expect(points.map(({ best, y }) => [best, y])).toEqual([
      [true, 25],
      [false, 25],
    ]);
  });

  it('lets the oldest games go', () => {
    const games = Array.from({ length: MOST_GAMES + 5 }, (_, at) => ({ at, stars: at }));
    expect(chartOf(games, frame).low).toBe(5);
  });

  it('can be empty', () => expect(chartOf([], frame)).toMatchObject({ points: [], line: '' }));
});
