import { readStep } from '../../play/steps';
import type { Closed } from '../../wire/types';

export interface Victim {
  readonly seat: number;
  readonly by: number;
  readonly space: string;
  /** What it cost, a negative number or 0; unknown while stars are hidden. */
  readonly stars: number | null;
}

/** Whose sheets got a hazard from whom in the last round, those whom it cost most first. */
export function victimsOf(closed: Closed | null, order: readonly number[]): Victim[] {
  const { stars = [], before = [] } = closed?.recap ?? {};
  const victims = (closed?.turns ?? []).flatMap(({ seat: by, held, steps }): Victim[] => {
    const step = readStep(steps.split(' ')[0] ?? '');
    if (step.kind !== 'draw' || typeof held !== 'number') return [];
    const place = order.indexOf(held);
    const cost = stars.length ? stars[place]! - before[place]! : null;
    return [{ seat: held, by, space: step.space, stars: cost }];
  });
  return victims.sort((a, b) => (a.stars ?? 0) - (b.stars ?? 0));
}
