import type { Notice } from '../wire/types';
import { say } from '../words/words.svelte';
import { announce } from './announce.svelte';

/** A notice of whoever runs the server, shown until it is put away. */
class Notices {
  current = $state.raw<Notice | null>(null);
  #ownPlaces = $state(0);
  #last = 0;

  /** Whether the screen has its own place for the notice: a running game shows it under its bar. */
  get hasOwnPlace(): boolean {
    return this.#ownPlaces > 0;
  }

  /** The host repeats a notice after every new connection; it is shown and read out only once. */
  hear(notice: Notice): void {
    if (notice.at === this.#last) return;
    this.#last = notice.at;
    this.current = notice.text ? notice : null;
    if (notice.text) announce(`${say('core-notice')} ${notice.text}`);
  }

  putAway(): void {
    this.current = null;
  }

  /** Shows the notice in the screen's own place until the function that is returned is called. */
  takeToOwnPlace(): () => void {
    this.#ownPlaces++;
    return () => void this.#ownPlaces--;
  }
}

export const notices = new Notices();
