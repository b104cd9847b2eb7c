import type { Closed } from '../../wire/types';
import { readStep } from '../steps';

/** The spaces of somebody's sheet that the last round changed: by their own turn, or by whoever held the sheet. */
export function lastMarks(closed: Closed | null, seat: number): Set<string> {
  const steps = (closed?.turns ?? [])
    .filter((turn) => (turn.held ?? turn.seat) === seat)
    .flatMap((turn) => turn.steps.split(' '));
  return new Set(
    steps.filter(Boolean).flatMap((text) => {
      const step = readStep(text);
      if (step.kind === 'reveal') return step.spaces;
      return 'space' in step ? [step.space] : [];
    }),
  );
}
