import { tenth } from '../../play/advice';
import type { Analysis, RoundAnalysis } from '../../wire/types';

/* What an analysis comes to, as plain figures for bars and a chart. */

/**
 * What can be said of a turn beside what the Explorer would do: it is the same, as good as far as one can tell, or dearer.
 * Of a hazard on somebody else's sheet nothing: what it is worth to whom is not measured.
 */
export type Verdict = 'same' | 'as-good' | 'dearer' | 'unmeasured';

export function verdictOf({ played, best, cost, held }: RoundAnalysis): Verdict {
  if ([...played].sort().join(' ') === [...best].sort().join(' ')) return 'same';
  if (held) return 'unmeasured';
  return tenth(cost) <= 0 ? 'as-good' : 'dearer';
}

/** The stars that all turns together are expected to have cost. */
export function lostInAll(rounds: readonly RoundAnalysis[]): number {
  return Math.round(rounds.reduce((sum, { cost }) => sum + Math.max(0, cost), 0));
}

export interface Bar {
  readonly who: 'player' | 'bot' | 'hindsight';
  /** The level of the bot, if it is one. */
  readonly level: string;
  readonly stars: number;
  /** Its length as a share of the longest bar, from 0 to 1. */
  readonly share: number;
}

/** The player, the bots from weakest to strongest, and what could be had by knowing all dice. */
export function barsOf({ stars, same_dice, hindsight }: Analysis): Bar[] {
  const most = Math.max(1, stars, hindsight ?? 0, ...same_dice.map((bot) => bot.stars));
  const bar = (who: Bar['who'], level: string, worth: number): Bar => ({
    who,
    level,
    stars: worth,
    share: Math.max(0, worth) / most,
  });
  return [
    bar('player', '', stars),
    ...same_dice.map((bot) => bar('bot', bot.level, bot.stars)),
    ...(hindsight === null ? [] : [bar('hindsight', '', hindsight)]),
  ];
}

export interface Column {
  readonly round: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Its place among the dearest, from 1; 0 for the others. */
  readonly dear: number;
}

export interface Costs {
  readonly columns: readonly Column[];
  readonly width: number;
  /** The stars at the top of the chart. */
  readonly top: number;
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A column for each round, as high as what its turn cost. */
export function columnsOf({ rounds, dearest }: Analysis, { left, right, top, bottom }: Frame): Costs {
  const most = Math.max(1, Math.ceil(Math.max(0, ...rounds.map(({ cost }) => cost))));
  const step = (right - left) / Math.max(1, rounds.length);
  const columns = rounds.map(({ round, cost }, index): Column => {
    const height = (Math.max(0, cost) / most) * (bottom - top);
    return {
      round,
      x: left + index * step + step * 0.14,
      y: bottom - height,
      height,
      dear: dearest.indexOf(round) + 1,
    };
  });
  return { columns, width: step * 0.72, top: most };
}
