/* Everybody's stars over the rounds, as lines in one chart. Plain geometry: the chart's own units, y downwards. */

/** More lines than this cannot be told apart: then the chart has a few, and the middle of all. */
export const MOST_LINES = 8;
const FIRST = 3;

/** The dashes of the lines, in the chart's units: they differ also where all colours are the same. */
export const DASHES = ['', '9 5', '2 5', '14 5 2 5', '5 3', '18 7', '9 4 2 4 2 4', '2 3 7 3'] as const;

export interface Line {
  /** Null for the middle of all. */
  readonly seat: number | null;
  /** Stars before the first round, which are none, and after each. */
  readonly stars: readonly number[];
}

/** Everybody's line, the best first; of many the winner's and our own, or the first three's, and the middle of all. */
export function chosenLines(
  rounds: readonly (readonly number[])[],
  order: readonly number[],
  places: readonly number[],
  mine: readonly number[] = [],
): Line[] {
  const lines = order
    .map((seat, index) => ({ seat, place: places[index]!, stars: [0, ...rounds.map((stars) => stars[index]!)] }))
    .sort((a, b) => a.place - b.place);
  if (lines.length <= MOST_LINES) return lines.map(({ seat, stars }) => ({ seat, stars }));
  const chosen = lines.filter(({ seat }, index) => (mine.length ? index === 0 || mine.includes(seat) : index < FIRST));
  return [
    ...chosen.slice(0, MOST_LINES - 1).map(({ seat, stars }) => ({ seat, stars })),
    { seat: null, stars: [0, ...rounds.map(median)] },
  ];
}

function median(stars: readonly number[]): number {
  const sorted = [...stars].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far labels at the ends of lines must be apart. */
  readonly gap: number;
}

export interface DrawnLine extends Line {
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  /** Where its label stands, beside those of others. */
  readonly labelY: number;
}

export interface StarChart {
  readonly lines: readonly DrawnLine[];
  /** Ruled lines, each at a round number of stars. */
  readonly ruled: readonly { readonly stars: number; readonly y: number }[];
  /** Rounds that are written below. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

export function starChart(lines: readonly Line[], frame: Frame): StarChart {
  const all = lines.flatMap(({ stars }) => stars);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const rounds = Math.max(1, ...lines.map(({ stars }) => stars.length - 1));
  const x = (round: number) => frame.left + (round / rounds) * (frame.width - frame.left - frame.right);
  const y = (stars: number) =>
    frame.height - frame.bottom - ((stars - low) / (high - low)) * (frame.height - frame.top - frame.bottom);
  const ends = lines.map(({ stars }) => y(stars.at(-1) ?? 0));
  const labels = spread(ends, frame.gap, frame.top, frame.height - frame.bottom);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      path: line.stars
        .map((stars, round) => `${round ? 'L' : 'M'}${x(round).toFixed(1)} ${y(stars).toFixed(1)}`)
        .join(''),
      end: { x: x(line.stars.length - 1), y: ends[index]! },
      labelY: labels[index]!,
    })),
    ruled: steps(low, high).map((stars) => ({ stars, y: y(stars) })),
    rounds: roundsWritten(rounds).map((round) => ({ round, x: x(round) })),
  };
}

/** The same heights moved apart, as little as it takes, and within these bounds if they have the room. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  for (const { height } of order) placed.push(Math.max(height, (placed.at(-1) ?? top - gap) + gap));
  for (let index = placed.length - 1, limit = bottom; index >= 0; index--, limit -= gap)
    placed[index] = Math.min(placed[index]!, limit, (placed[index + 1] ?? Infinity) - gap);
  const spread: number[] = [];
  order.forEach(({ index }, place) => (spread[index] = placed[place]!));
  return spread;
}

const RULED_AT_MOST = 5;

function steps(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= RULED_AT_MOST) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The last one always, and every so many before it. */
function roundsWritten(rounds: number): number[] {
  const step = [1, 2, 5, 10, 20].find((size) => rounds / size <= 8) ?? 50;
  const written = Array.from({ length: Math.floor(rounds / step) }, (_, index) => (index + 1) * step);
  return [
    ...written.filter((round) => round === rounds || rounds - round > step / 2),
    ...(rounds % step ? [rounds] : []),
  ];
}
