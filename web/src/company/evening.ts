/* The games that the same people play one after another, counted together. */

import type { TableModel } from '../table/model';
import type { PastGame, PastSeat, TableFound } from '../wire/types';

/** How somebody did in one of the games. */
export interface Score {
  readonly stars: number;
  readonly won: boolean;
  /** Of the most stars that anybody found in that game; games on different sheets can be compared by it. */
  readonly share: number;
}

/** Somebody's evening so far. */
export interface Standing {
  /** At this table; null for whoever is no longer here. */
  readonly seat: number | null;
  /** The last ones: on paper these would be all there is. */
  readonly initials: string;
  readonly bot: string;
  readonly won: number;
  readonly stars: number;
  readonly place: number;
  /** Game by game; null where they did not play. */
  readonly scores: readonly (Score | null)[];
}

/** The games of the evening: those before this table's, and this table's when it is over. */
export function gamesOf(model: TableModel, found: TableFound): PastGame[] {
  return model.result && model.evening.length ? [...model.evening, thisGame(model, found)] : model.evening;
}

function thisGame(model: TableModel, { table, sheet, name, adventure }: TableFound): PastGame {
  const seats = model.order.map((number, index): PastSeat => {
    const { initials, bot } = model.seats.find(({ seat }) => seat === number)!;
    return { initials, bot, seat: number, stars: model.result!.stars[index]!, place: model.result!.places[index]! };
  });
  return { game: table, sheet, name, adventure, seats };
}

/** Everybody who played, whoever won most games first, then by stars. */
export function standings(games: readonly PastGame[]): Standing[] {
  const people = new Map<string, PastSeat[]>();
  for (const { seats } of games)
    for (const seat of seats) people.set(keyOf(seat), [...(people.get(keyOf(seat)) ?? []), seat]);
  const unplaced = [...people].map(([key, played]) => {
    const last = played.at(-1)!;
    return {
      seat: last.seat ?? null,
      initials: last.initials,
      bot: last.bot ?? '',
      won: played.filter(({ place }) => place === 1).length,
      stars: played.reduce((sum, { stars }) => sum + stars, 0),
      scores: games.map(({ seats }) => scoreOf(key, seats)),
    };
  });
  const before = (a: Tallied, b: Tallied) => b.won - a.won || b.stars - a.stars;
  return unplaced
    .sort(before)
    .map((one) => ({ ...one, place: 1 + unplaced.filter((other) => before(other, one) < 0).length }));
}

type Tallied = Pick<Standing, 'won' | 'stars'>;

/** The host says who is the same person at this table; others are told apart as on paper, by their initials. */
function keyOf({ seat, initials }: PastSeat): string {
  return seat === null || seat === undefined ? initials : String(seat);
}

function scoreOf(key: string, seats: readonly PastSeat[]): Score | null {
  const played = seats.find((seat) => keyOf(seat) === key);
  if (!played) return null;
  const most = Math.max(1, ...seats.map(({ stars }) => stars));
  return { stars: played.stars, won: played.place === 1, share: Math.max(0, played.stars) / most };
}
