import { ADVENTURES, type AdventureName } from '../adventures';
import type { IconName } from '../look/icons';

/** Purple, green and red, by the letter that each wears. */
export type DieName = 'P' | 'D' | 'X';

/** 1 to 5, or the letter of the die for its special face, as in the notation. */
export type Face = number | DieName;

/** A die lies on the table, is taken up into the hand, or is spent on a step. */
export type DieState = 'shown' | 'taken' | 'spent';

export const SHAPES: Readonly<Record<DieName, IconName>> = { P: 'die-penny', D: 'die-dakota', X: 'die-hazard' };

/** The picture on a special face: the same die shows something else in each adventure. */
export function specialFace(die: DieName, adventure: AdventureName): IconName {
  return `m-${ADVENTURES[adventure].faces[die]}`;
}

export const CHANGES = 5;
export const ROLL = 700;
export const APART = 120;

/** The faces that pass while a die tumbles. Never twice the same in a row, so that each change is seen. */
export function passingFaces(start: number): number[] {
  return Array.from({ length: CHANGES }, (_, index) => ((start + index * 2) % 5) + 1);
}
