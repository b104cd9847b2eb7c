import { describe, expect, it } from 'vitest';
import { chosenLines, DASHES, MOST_LINES, spread, starChart, type Frame } from './starLines';

const FRAME: Frame = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5, gap: 10 };

describe('the lines of a chart', () => {
  const rounds = [
    [0, 2, 1],
    [3, 2, 4],
  ];

  it('are everybody’s, the best first, and begin with nothing', () => {
    expect(chosenLines(rounds, [4, 7, 9], [2, 3, 1])).toEqual([
      { seat: 9, stars: [0, 1, 4] },
      { seat: 4, stars: [0, 0, 3] },
      { seat: 7, stars: [0, 2, 2] },
    ]);
  });

  const seats = Array.from({ length: 20 }, (_, seat) => seat);
  const places = seats.map((seat) => seat + 1);
  const many = [seats.map((seat) => 40 - seat)];

  it('of many are the winner’s, our own, and the middle of all', () => {
    expect(chosenLines(many, seats, places, [15]).map(({ seat }) => seat)).toEqual([0, 15, null]);
    expect(chosenLines(many, seats, places, [15]).at(-1)).toEqual({ seat: null, stars: [0, 30.5] });
  });

  it('of many, where nobody sits, are the first three’s and the middle of all', () =>
    expect(chosenLines(many, seats, places).map(({ seat }) => seat)).toEqual([0, 1, 2, null]));

  it('are told apart by their dashes', () => {
    expect(new Set(DASHES).size).toBe(DASHES.length);
    expect(DASHES.length).toBe(MOST_LINES);
  });
});

describe('the chart', () => {
  const chart = starChart(
    [
      { seat: 1, stars: [0, 5, 10] },
      { seat: 2, stars: [0, -2, 10] },
    ],
    FRAME,
  );

  it('goes from the first round at the left to the last at the right', () => {
    expect(chart.lines[0]!.path).toBe('M10.0 46.7L50.0 25.8L90.0 5.0');
    expect(chart.lines[0]!.end).toEqual({ x: 90, y: 5 });
  });

  it('has room for what is below nothing', () => expect(chart.lines[1]!.path).toContain('L50.0 55.0'));
  it('keeps labels apart that end together', () => expect(chart.lines.map(({ labelY }) => labelY)).toEqual([5, 15]));
  it('is ruled at round numbers', () => {
    expect(chart.ruled.map(({ stars }) => stars)).toEqual([0, 5, 10]);
    expect(chart.rounds.map(({ round }) => round)).toEqual([1, 2]);
  });
  it('writes the last round below, and few others', () => {
    const long = starChart([{ seat: 1, stars: Array.from({ length: 32 }, (_, round) => round) }], FRAME);
    expect(long.rounds.map(({ round }) => round)).toEqual([5, 10, 15, 20, 25, 31]);
  });
  it('is drawn also if nobody has a star', () =>
    expect(starChart([{ seat: 1, stars: [0] }], FRAME).lines[0]!.path).toBe('M10.0 55.0'));
});

describe('labels', () => {
  it('stay where they are if they can', () => expect(spread([10, 40, 20], 10, 0, 50)).toEqual([10, 40, 20]));
  it('move apart within their bounds', () => expect(spread([50, 48, 49], 10, 0, 50)).toEqual([50, 30, 40]));
});
