import type { DieName } from '../dice/die';
import type { AdventureName } from '../adventures';
import type { ScoreLine } from '../sheet/score';

/* What the help draws: small sheets with what its sentences speak of. Their stars were counted by the host's own rules. */

export interface Example {
  readonly adventure: AdventureName;
  /** The message under the drawing: it says in words what is drawn. */
  readonly caption: string;
  /** `.sheet` text. */
  readonly sheet?: string;
  /** The same without what is in pencil. */
  readonly inked?: string;
  readonly legal?: readonly string[];
  readonly crossable?: readonly string[];
  readonly selected?: readonly string[];
  readonly shown?: readonly ScoreLine[];
  /** As the host writes it: purple, green, red. */
  readonly roll?: string;
  readonly taken?: readonly DieName[];
  readonly sum?: number;
  /** Numbers, each with the dice that make it. */
  readonly numbers?: readonly (readonly [number, readonly DieName[]])[];
}

/** A small sheet for an example, as `.sheet` text. */
export function exampleSheet(adventure: AdventureName, rows: string, discoveries = ''): string {
  return `adventure: ${adventure}\nname: Example\ngrid:\n${rows.trim()}\n${discoveries}`;
}

/** The numbers that the roll `2 3 5` makes where any of its dice can be added up. */
export const SUMS_OF_2_3_5: NonNullable<Example['numbers']> = [
  [2, ['P']],
  [3, ['D']],
  [5, ['X']],
  [7, ['P', 'X']],
  [8, ['D', 'X']],
  [10, ['P', 'D', 'X']],
];
