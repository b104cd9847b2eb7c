import type { Adventure } from '../sheet/layout';

/* When the end of a game is announced. The host says how many spaces the fullest sheet still has. */

export interface Ending {
  /** From so many spaces on, the end is announced. */
  readonly near: number;
  /** So many can be filled in one round: with no more than that left, it may be the last. */
  readonly inOneRound: number;
}

export const ENDINGS: Readonly<Record<Adventure, Ending>> = {
  temple: { near: 2, inOneRound: 1 },
  valley: { near: 3, inOneRound: 3 },
};

/** How an announced end is told: not at all, as near, or as this round. */
export function endingOf(adventure: Adventure, spacesLeft: number | undefined): 'far' | 'near' | 'now' {
  const { near, inOneRound } = ENDINGS[adventure];
  if (spacesLeft === undefined || spacesLeft > near) return 'far';
  return spacesLeft > inOneRound ? 'near' : 'now';
}
