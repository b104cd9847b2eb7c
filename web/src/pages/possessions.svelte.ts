import { wire } from '../app/connection.svelte';
import { settings } from '../app/settings.svelte';
import { keep, kept } from '../browser/storage';
import { getJson } from '../wire/http';
import type { Offers, Possessions } from '../wire/types';
import { allPages, without } from '../table/owned';

/* What the host knows of this device and has to offer; asked for when a page needs it. */

const PUT_AWAY = 'put-away';

class Shelf {
  // A new device has nothing, and need not wait for the host to say so.
  #all = $state.raw<Possessions | null>(settings.isNew ? { tables: [], games: [], bests: [] } : null);
  /** Tables that nobody means to finish: off the list of this browser, and still there for whoever has the link. */
  #away = $state.raw<readonly string[]>((kept(PUT_AWAY) ?? '').split(' ').filter(Boolean));
  /** Empty until the host has answered. */
  offers = $state.raw<Offers>({ sheets: [], day: '', today: [] });
  /** Why the last request failed. */
  trouble = $state.raw<unknown>(null);

  #asked: Promise<unknown> | null = null;

  /** Asks what the host has to offer before the start page is there to ask; once it is, it takes this answer. */
  askAhead(): Promise<unknown> {
    return (this.#asked = this.loadOffers());
  }

  async loadOffers(): Promise<void> {
    const asked = this.#asked;
    this.#asked = null;
    await (asked ?? this.#ask(async () => (this.offers = await getJson<Offers>('/api/offers'))));
  }

  get mine(): Possessions | null {
    return this.#all && without(this.#all, this.#away);
  }

  async refresh(): Promise<void> {
    await this.#ask(async () => (this.#all = await allPages((page) => wire.ask('mine', { page }))));
    // Tables that the host no longer has need not be remembered as hidden.
    if (this.#all)
      this.#remember(this.#away.filter((table) => this.#all!.tables.some((other) => other.table === table)));
  }

  putAway(table: string): void {
    this.#remember([...this.#away, table]);
  }

  bringBack(table: string): void {
    this.#remember(this.#away.filter((other) => other !== table));
  }

  #remember(away: readonly string[]): void {
    this.#away = away;
    keep(PUT_AWAY, away.length ? away.join(' ') : null);
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
