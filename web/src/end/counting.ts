import type { ScoreLine } from '../sheet/score';
import { runDuration, COUNT } from '../sheet/motion';
import type { StarEntry } from '../play/stars';

/* The count at the end of a game, in stages: one kind of stars after another. */

export interface Stage {
  /** The key of the words for what is counted. */
  readonly kind: string;
  readonly entries: readonly StarEntry[];
  readonly stars: number;
  /** How long it stays before the next stage comes, in milliseconds. */
  readonly stays: number;
}

const PAUSE = 700;

export function stagesOf(entries: readonly StarEntry[]): Stage[] {
  const kinds = new Map<string, StarEntry[]>();
  for (const entry of entries) {
    const kind = entry.rule.counted ?? entry.rule.rule;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return [...kinds].map(([kind, of]) => ({
    kind,
    entries: of,
    stars: of.reduce((sum, { stars }) => sum + stars, 0),
    stays: PAUSE + (of[0]!.rule.shows === 'ribbon' ? runDuration(of[0]!.lines[0]?.spaces.length ?? 0) : COUNT),
  }));
}

/** The lines of all stages so far, as what was counted stays in sight. */
export function linesUpTo(stages: readonly Stage[], stage: number): ScoreLine[] {
  return stages.slice(0, stage).flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));
}

export function starsUpTo(stages: readonly Stage[], stage: number): number {
  return stages.slice(0, stage).reduce((sum, { stars }) => sum + stars, 0);
}
