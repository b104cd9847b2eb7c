import { ADVENTURE_NAMES, type AdventureName } from '../adventures/names';
import type { GamePlayed, Possessions, TableFound } from '../wire/types';

/* What of a device's tables and games belongs where. */

/** All that a device has, which the host tells page by page. What came first meanwhile moves the rest on by one. */
export async function allPages(ask: (page: number) => Promise<Possessions>): Promise<Possessions> {
  const first = await ask(0);
  const tables = new Map(first.tables.map((one) => [one.table, one]));
  const games = new Map(first.games.map((one) => [`${one.game} ${one.player}`, one]));
  for (let page = 1, more = first.more; more; page++) {
    const next = await ask(page);
    for (const one of next.tables) tables.set(one.table, one);
    for (const one of next.games) games.set(`${one.game} ${one.player}`, one);
    more = next.more;
  }
  return { ...first, more: false, tables: [...tables.values()], games: [...games.values()] };
}

/** What a device has, but for these tables. */
export function without(mine: Possessions, tables: readonly string[]): Possessions {
  return tables.length ? { ...mine, tables: mine.tables.filter(({ table }) => !tables.includes(table)) } : mine;
}

/** The adventures that nobody played or learned on this device. */
export function untried({ tables, games, lessons = [] }: Possessions): AdventureName[] {
  return ADVENTURE_NAMES.filter(
    (one) => !lessons.includes(one) && ![...tables, ...games].some(({ adventure }) => adventure === one),
  );
}

/** Nobody has played or learned anything on this device. */
export function isNewcomer(mine: Possessions): boolean {
  return untried(mine).length === ADVENTURE_NAMES.length;
}

/** Tables that wait for this device, the one touched last first. */
export function unfinished(mine: Possessions | null): TableFound[] {
  return (mine?.tables ?? []).filter(({ phase }) => phase !== 'over').sort((a, b) => b.at - a.at);
}

/** How this device did on an expedition: its first try, which counts. */
export function expeditionDone(mine: Possessions | null, day: string, adventure: string): GamePlayed | null {
  const tries = (mine?.games ?? []).filter((game) => game.day === day && game.adventure === adventure);
  return tries.find((game) => game.first_try) ?? tries.at(-1) ?? null;
}

/** The expedition that was set out on and not finished. */
export function expeditionUnderWay(mine: Possessions | null, day: string, adventure: string): TableFound | null {
  return unfinished(mine).find((table) => table.day === day && table.adventure === adventure) ?? null;
}
