import type { Notice } from '../wire/types';
import { say } from '../words/words.svelte';
import { announce } from './announce.svelte';

/** What whoever runs the server wants everybody to know, until it is put away. */
class Notices {
  current = $state.raw<Notice | null>(null);
  #ownPlaces = $state(0);
  #last = 0;

  /** A game has a place of its own for it, under its bar. */
  get hasOwnPlace(): boolean {
    return this.#ownPlaces > 0;
  }

  /** It comes again after every new connection: it is shown and read out once. */
  hear(notice: Notice): void {
    if (notice.at === this.#last) return;
    this.#last = notice.at;
    this.current = notice.text ? notice : null;
    if (notice.text) announce(`${say('core-notice')} ${notice.text}`);
  }

  putAway(): void {
    this.current = null;
  }

  /** Gives how to leave that place. */
  takeToOwnPlace(): () => void {
    this.#ownPlaces++;
    return () => void this.#ownPlaces--;
  }
}

export const notices = new Notices();
