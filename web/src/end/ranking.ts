/* The ranking. Places are those of the host: 1 2 2 4 if two share the second one. */

export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly stars: number;
  readonly shared: boolean;
}

export const MANY = 12;
const FIRST = 3;

export function ranked(order: readonly number[], places: readonly number[], stars: readonly number[]): Ranked[] {
  return order
    .map((seat, index) => ({
      seat,
      place: places[index]!,
      stars: stars[index]!,
      shared: places.filter((place) => place === places[index]).length > 1,
    }))
    .sort((a, b) => a.place - b.place);
}

/** With many players: the first three and this device's own lines come first, then all the others. */
export function inSight(all: readonly Ranked[], mine: readonly number[]): { first: Ranked[]; rest: Ranked[] } {
  if (all.length <= MANY) return { first: [...all], rest: [] };
  const isFirst = (line: Ranked, index: number) => index < FIRST || mine.includes(line.seat);
  return { first: all.filter(isFirst), rest: all.filter((line, index) => !isFirst(line, index)) };
}

/** Whether players with equal stars have different places, because something else decided. */
export function wasTied(all: readonly Ranked[]): boolean {
  return all.some(({ stars }, index) => index > 0 && all[index - 1]!.stars === stars);
}
