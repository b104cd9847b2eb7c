import { wire } from '../app/connection.svelte';
import { getJson } from '../wire/http';
import type { Possessions, SheetShown, Today } from '../wire/types';

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
