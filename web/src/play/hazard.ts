import type { DraftAnswer } from '../wire/types';
import { readStep } from './steps';
import { told, type Told } from './told';

/* A hazard round on the screen: one mummy or snake on the sheet that the player holds, which alone is their own. */

export interface HazardView {
  readonly legal: ReadonlySet<string>;
  /** Where it stands in pencil. */
  readonly drawn: string | null;
  readonly told: Told;
}

export function hazardView(draft: DraftAnswer, solo: boolean, temple: boolean): HazardView {
  const step = draft.steps[0] ? readStep(draft.steps[0]) : null;
  const drawn = step?.kind === 'draw' ? step.space : null;
  const id = solo
    ? draft.beside
      ? 'turn-hazard-beside'
      : 'turn-hazard-anywhere-alone'
    : temple
      ? 'turn-hazard-temple'
      : 'turn-hazard-valley';
  return {
    legal: new Set((draft.hazard_spaces ?? []).filter((space) => space !== drawn)),
    drawn,
    told: drawn ? told('turn-hazard-pencil', { hazard: temple ? 'mummy' : 'snake', space: drawn }) : told(id),
  };
}

/** The steps after a tap on a space, or null where no hazard may go. */
export function tapHazard(draft: DraftAnswer, space: string): readonly string[] | null {
  if (draft.steps[0] === `!${space}`) return [];
  return draft.hazard_spaces?.includes(space) ? [`!${space}`] : null;
}
