import type { Recap } from '../wire/types';

/* How everybody stands as of a round that closed. The host reckons stars and places; this puts them in order. */

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
