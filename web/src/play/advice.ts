import type { HintOption } from '../wire/types';
import { readStep, type Step } from './steps';
import { told, type Told } from './told';
import { whyOf } from './why';

/* What the coach says: turns in words, and what they are expected to lead to. */

export interface Advice {
  readonly steps: readonly string[];
  /** The best turn, one of the next best, or the one that the player has in pencil. */
  readonly kind: 'best' | 'next' | 'yours';
  /** One for each step. */
  readonly deeds: readonly Told[];
  /** The stars at the end of the game that it is expected to lead to, or how many fewer than the best; none in a hazard
   * round. */
  readonly worth: Told | null;
  /** What mainly speaks for it or against it; nothing in a hazard round, where the search compares no stars. */
  readonly why: Told | null;
}

/** Rounds to a tenth of a star, as the bot's estimates are no finer. */
export function tenth(stars: number): number {
  return Math.round(stars * 10) / 10;
}

export function adviceOf(options: readonly HintOption[], hazard: string): Advice[] {
  const best = options[0]?.stars ?? null;
  return options.map(({ steps, stars = null, yours = false, why }, index): Advice => {
    const kind = yours ? 'yours' : index === 0 ? 'best' : 'next';
    return {
      steps,
      kind,
      deeds: deedsOf(steps, hazard),
      worth: worthOf(index, stars, best),
      why: stars === null ? null : whyOf(why),
    };
  });
}

function worthOf(index: number, stars: number | null, best: number | null): Told | null {
  if (stars === null || best === null) return null;
  if (index === 0) return told('turn-hint-stars', { stars: Math.round(stars) });
  const less = tenth(best - stars);
  return less > 0 ? told('turn-hint-less', { stars: less }) : told('turn-hint-same');
}

/** Step by step, but for several hazards that are crossed out one after the other: those are one sentence. */
export function deedsOf(steps: readonly string[], hazard: string): Told[] {
  const deeds: Told[] = [];
  const crossed: string[] = [];
  for (const step of steps.map(readStep)) {
    if (step.kind === 'cross') crossed.push(step.space);
    else crossed.length = 0;
    if (crossed.length > 1) deeds.pop();
    deeds.push(deedOf(step, hazard, crossed));
  }
  return deeds;
}

function deedOf(step: Step, hazard: string, crossed: readonly string[]): Told {
  switch (step.kind) {
    case 'write':
      return told('turn-hint-write', { number: step.value, space: step.space });
    case 'structure':
      return told('turn-hint-structure', { structure: step.structure, space: step.space });
    case 'cross':
      return told('turn-hint-cross', { hazard, spaces: crossed.join(', '), count: crossed.length });
    case 'reveal':
      return told('turn-hint-reveal', { kind: step.discovery });
    case 'draw':
      return told('turn-hint-draw', { hazard, space: step.space });
    case 'pass':
      return told('turn-hint-pass');
  }
}
