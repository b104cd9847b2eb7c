import { ADVENTURES, type AdventureName } from '../adventures';
import type { DraftAnswer } from '../wire/types';
import { readStep } from './steps';
import { told, type Told } from './told';

/* A hazard round on the screen: one hazard on the sheet that the player holds, which alone is their own. */

export interface HazardView {
  readonly legal: ReadonlySet<string>;
  /** Where it stands in pencil. */
  readonly drawn: string | null;
  readonly told: Told;
}

export function hazardView(draft: DraftAnswer, solo: boolean, adventure: AdventureName): HazardView {
  const step = draft.steps[0] ? readStep(draft.steps[0]) : null;
  const drawn = step?.kind === 'draw' ? step.space : null;
  const id = solo ? (draft.beside ? 'turn-hazard-beside' : 'turn-hazard-anywhere-alone') : `turn-hazard-${adventure}`;
  return {
    legal: new Set((draft.hazard_spaces ?? []).filter((space) => space !== drawn)),
    drawn,
    told: drawn ? told('turn-hazard-pencil', { hazard: ADVENTURES[adventure].hazard, space: drawn }) : told(id),
  };
}

/** The steps after a tap on a space, or null where no hazard may go. */
export function tapHazard(draft: DraftAnswer, space: string): readonly string[] | null {
  if (draft.steps[0] === `!${space}`) return [];
  return draft.hazard_spaces?.includes(space) ? [`!${space}`] : null;
}
