import { untrack } from 'svelte';
import { announce } from '../app/announce.svelte';
import type { TableModel } from '../table/model';
import type { TableSession } from '../table/session.svelte';
import { say } from '../words/words.svelte';
import { newsBetween, type Self } from './news';

/** Long enough to be read between two turns, in milliseconds. */
const STAYS = 8_000;

/** What changed among the people of the table that is open: said politely, and to be read for a while wherever one is. */
class NewsOfPeople {
  told = $state.raw<readonly string[]>([]);
  #before: TableModel | null = null;
  #self: Self = { mine: [], asking: null };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Another table is opened. */
  begin(): void {
    this.#before = null;
    this.forget();
  }

  /** The table, or this device's part in it, may have become another: to be called in an effect. */
  hear({ model, mine, asking }: TableSession): void {
    untrack(() => this.#compare(model, { mine, asking }));
  }

  #compare(model: TableModel | null, now: Self): void {
    const before = this.#before;
    const self = this.#self;
    this.#before = model?.number ? model : null;
    this.#self = now;
    if (!before || !model || before === model) return;
    const news = newsBetween(before, model, self).map(({ id, facts }) => say(id, facts));
    if (!news.length) return;
    announce(news.join(' '));
    this.told = [...this.told, ...news];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.forget(), STAYS);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.told = [];
  }
}

export const peopleNews = new NewsOfPeople();
