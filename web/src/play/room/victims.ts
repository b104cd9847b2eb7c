import type { Closed } from '../../wire/types';
import { readStep } from '../steps';

/* A hazard round: on whose sheet something was drawn, by whom and where, and what it cost. */

export interface Victim {
  readonly seat: number;
  readonly by: number;
  readonly space: string;
  /** Stars, not above 0; null where they are hidden until the end. */
  readonly cost: number | null;
}

/** Whom it cost most first; among equals in the order of play. */
export function victimsOf({ turns, recap }: Closed, order: readonly number[]): Victim[] {
  return turns
    .flatMap((turn): Victim[] => {
      const step = readStep(turn.steps.split(' ')[0] ?? '');
      const held = turn.held ?? null;
      if (held === null || step.kind !== 'draw') return [];
      return [{ seat: held, by: turn.seat, space: step.space, cost: costOf(recap, order.indexOf(held)) }];
    })
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || order.indexOf(a.seat) - order.indexOf(b.seat));
}

function costOf(recap: Closed['recap'], place: number): number | null {
  const [before, after] = [recap?.before?.[place], recap?.stars?.[place]];
  return before === undefined || after === undefined ? null : after - before;
}
