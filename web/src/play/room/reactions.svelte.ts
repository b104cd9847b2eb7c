import type { Reaction } from '../../table/session.svelte';

/** The six stamps, in the order in which they lie. */
export const REACTIONS: readonly Reaction[] = ['star', 'laugh', 'wow', 'ouch', 'hurry', 'thanks'];

/** How long a stamp is in sight (ms). */
export const FLOATS = 2_400;
/** Of many stamps at once only the last are drawn. */
const MOST_AT_ONCE = 6;
/** The host takes no more from one seat: the stamps rest as long. */
export const RESTS = 2_000;
/** A screen reader hears of them once in so long. */
export const SAID_EVERY = 10_000;

export interface Stamp {
  readonly key: number;
  readonly seat: number;
  readonly reaction: Reaction;
}

/** The stamps that are in sight, and when the next one may be said aloud or sent. */
export class Stamps {
  floating = $state.raw<readonly Stamp[]>([]);
  /** One was just sent. */
  rests = $state(false);

  #key = 0;
  #saidAt = -Infinity;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Somebody stamped; whether it is to be said aloud. */
  hear(seat: number, reaction: Reaction, now: number = Date.now()): boolean {
    const stamp = { key: ++this.#key, seat, reaction };
    this.floating = [...this.floating, stamp].slice(-MOST_AT_ONCE);
    this.#later(FLOATS, () => (this.floating = this.floating.filter(({ key }) => key !== stamp.key)));
    if (now - this.#saidAt < SAID_EVERY) return false;
    this.#saidAt = now;
    return true;
  }

  rest(): void {
    this.rests = true;
    this.#later(RESTS, () => (this.rests = false));
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
  }

  #later(after: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, after);
    this.#timers.add(timer);
  }
}
