import type { Recap } from '../../wire/types';

/* Who has how many stars and which place, as of a round that closed. */

export interface Standing {
  readonly seat: number;
  readonly stars: number;
  /** What the round gave, or took. */
  readonly gain: number;
  /** 1 2 2 4. */
  readonly place: number;
  /** How many places up, or (negative) down. */
  readonly rise: number;
}

/** Up to so many people everybody's stars are shown; of more one's own place and the nearest. */
export const MOST_SHOWN = 8;
const NEAREST = 3;

/** The best first, among equals in the order of play; nothing where stars are hidden until the end. */
export function standingsOf(recap: Recap | null | undefined, order: readonly number[]): Standing[] {
  const { stars, places } = recap ?? {};
  if (!recap || !stars?.length || !places?.length) return [];
  return order
    .flatMap((seat, index): Standing[] => {
      const now = stars[index];
      const place = places[index];
      if (now === undefined || place === undefined) return [];
      const gain = now - (recap.before?.[index] ?? now);
      return [{ seat, stars: now, gain, place, rise: (recap.places_before?.[index] ?? place) - place }];
    })
    .sort((a, b) => a.place - b.place);
}

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
