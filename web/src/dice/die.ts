import type { IconName } from '../look/icons';
import type { Adventure } from '../sheet/layout';

/** Purple, green and red, by the letter that each wears. */
export type DieName = 'P' | 'D' | 'X';

/** 1 to 5, or the letter of the die for its special face, as in the notation. */
export type Face = number | DieName;

/** Lying there, taken up into the hand, or spent on a step. */
export type DieState = 'shown' | 'taken' | 'spent';

export const SHAPES: Readonly<Record<DieName, IconName>> = { P: 'die-penny', D: 'die-dakota', X: 'die-hazard' };

/** What a special face shows: the Temple's green die picks locks, and each adventure has a hazard of its own. */
export function specialFace(die: DieName, adventure: Adventure): IconName {
  if (die === 'P') return 'm-penny';
  if (die === 'D') return adventure === 'temple' ? 'm-lockpick' : 'm-dakota';
  return adventure === 'temple' ? 'm-mummy' : 'm-snake';
}

export const CHANGES = 5;
export const ROLL = 700;
export const APART = 120;

/** The faces that pass while a die tumbles. Never twice the same in a row, so that each change is seen. */
export function passingFaces(start: number): number[] {
  return Array.from({ length: CHANGES }, (_, index) => ((start + index * 2) % 5) + 1);
}
