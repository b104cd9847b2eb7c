import type { AdventureName } from '../adventures/names';
import type { GamePlayed, Possessions } from '../wire/types';

/* The days on which somebody went on the day's expedition. A day is a date as text, and is the same day everywhere: it
   begins and ends at midnight in Greenwich. */

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const DAYS = 7;

export interface Stamp {
  readonly day: string;
  /** The game that counted, or else the last one for practice. */
  readonly game: GamePlayed | null;
  readonly counts: boolean;
  readonly isToday: boolean;
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}

/** The last seven days of an adventure's expeditions, today the last. */
export function weekOf(mine: Possessions | null, today: string, adventure: AdventureName): Stamp[] {
  const games = (mine?.games ?? []).filter((game) => game.adventure === adventure);
  return Array.from({ length: DAYS }, (_, number) => {
    const day = daysBefore(today, DAYS - 1 - number);
    const tries = games.filter((game) => game.day === day);
    const first = tries.find((game) => game.first_try);
    return { day, game: first ?? tries[0] ?? null, counts: first !== undefined, isToday: day === today };
  });
}

/** On how many days in a row somebody went, on whichever adventure. One missed day is forgiven, two end it; today is not
 * missed before it is over. */
export function streakOf(mine: Possessions | null, today: string): number {
  const went = new Set((mine?.games ?? []).filter((game) => game.first_try).map((game) => game.day));
  let streak = 0;
  let missed = 0;
  for (let day = today; missed < 2; day = daysBefore(day, 1)) {
    if (went.has(day)) {
      streak++;
      missed = 0;
    } else if (day !== today) missed++;
  }
  return streak;
}

/** How long it is until the next day begins. */
export function untilNext(now: number): { hours: number; minutes: number } {
  const minutes = Math.ceil((DAY - (now % DAY)) / MINUTE);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
