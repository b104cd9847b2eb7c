import type { Standing } from '../../table/standings';

/* Whose stars and places somebody is shown. */

/** Up to so many people everybody's stars are shown; of more one's own place and the nearest. */
export const MOST_SHOWN = 8;
const NEAREST = 3;

/**
 * Those whose stars are shown to somebody with these seats: everybody at a small table. At a large one each own place and
 * the three around it, those before it first where there is a choice; to somebody without a seat the first of all.
 */
export function nearest(standings: readonly Standing[], mine: readonly number[]): Standing[] {
  if (standings.length <= MOST_SHOWN) return [...standings];
  const own = standings.flatMap(({ seat }, index) => (mine.includes(seat) ? [index] : []));
  if (!own.length) return standings.slice(0, NEAREST + 1);
  const wanted = new Set<number>();
  for (const index of own) {
    // Two before and one after; at either end of the list the rest comes from the other side.
    const from = Math.max(0, Math.min(index - 2, standings.length - 1 - NEAREST));
    for (let near = from; near <= from + NEAREST; near++) wanted.add(near);
  }
  return standings.filter((_, index) => wanted.has(index));
}
