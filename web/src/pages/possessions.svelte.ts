import { wire } from '../app/connection.svelte';
import { getJson } from '../wire/http';
import type { GamePlayed, Possessions, SheetShown, TableFound, Today } from '../wire/types';

/* What the host knows of this device and has to offer; asked for when a page needs it. */

class Shelf {
  mine = $state.raw<Possessions | null>(null);
  sheets = $state.raw<SheetShown[]>([]);
  today = $state.raw<Today | null>(null);
  /** What the last asking failed with. */
  trouble = $state.raw<unknown>(null);

  async refresh(): Promise<void> {
    await this.#ask(async () => (this.mine = await wire.ask('mine', {})));
  }

  async loadSheets(): Promise<void> {
    if (this.sheets.length) return;
    await this.#ask(async () => (this.sheets = await getJson<SheetShown[]>('/api/sheets')));
  }

  async loadToday(): Promise<void> {
    await this.#ask(async () => (this.today = await getJson<Today>('/api/today')));
  }

  async #ask(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}

export const shelf = new Shelf();

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
