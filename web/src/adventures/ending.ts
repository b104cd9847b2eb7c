import { ADVENTURES, type AdventureName } from '.';

/** How the end of a game is announced: not at all, as near, or as this round. `spacesLeft` is what the host says of the
 * fullest sheet. */
export function endingOf(adventure: AdventureName, spacesLeft: number | undefined): 'far' | 'near' | 'now' {
  const { near, inOneRound } = ADVENTURES[adventure].ending;
  if (spacesLeft === undefined || spacesLeft > near) return 'far';
  return spacesLeft > inOneRound ? 'near' : 'now';
}
