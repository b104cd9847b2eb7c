/* Where the points of a small chart of stars over time lie. Plain geometry: the chart's own units, y downwards. */

export interface Played {
  readonly at: number;
  readonly stars: number;
}

export interface ChartPoint extends Played {
  readonly x: number;
  readonly y: number;
  readonly best: boolean;
}

export interface Chart {
  readonly points: readonly ChartPoint[];
  /** The line through them, as a path. */
  readonly line: string;
  readonly low: number;
  readonly high: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** At most so many games, the newest, are shown: more could not be told apart. */
export const MOST_GAMES = 20;

/** Each game is one step to the right, whenever it was played. */
export function chartOf(games: readonly Played[], { width, height, margin }: Frame): Chart {
  const shown = [...games].sort((a, b) => a.at - b.at).slice(-MOST_GAMES);
  const stars = shown.map((game) => game.stars);
  const low = Math.min(...stars);
  const high = Math.max(...stars);
  const step = shown.length > 1 ? (width - 2 * margin) / (shown.length - 1) : 0;
  const firstBest = stars.indexOf(high);
  const points = shown.map(({ at, stars }, index): ChartPoint => ({
    at,
    stars,
    x: shown.length > 1 ? margin + index * step : width / 2,
    y: high > low ? height - margin - ((stars - low) / (high - low)) * (height - 2 * margin) : height / 2,
    best: index === firstBest,
  }));
  const line = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return { points, line, low, high };
}
