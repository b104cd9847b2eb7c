import type { TableModel } from '../table/model';

/* Phones keep the result to themselves until the screen in the room has shown it, so that nobody looks down. */

/** A screen that broke keeps nobody waiting for longer, in milliseconds. */
export const HELD_AT_MOST = 30_000;

/** A screen that is loaded again is back within this time, in milliseconds. */
export const SCREEN_BACK = 5_000;

/** Whether this device still holds the result back. Once it has shown it, it does not take it back. */
export class Holding {
  #isOut = false;
  #hadScreen = false;
  /** When the last screen went, by the host's clock. */
  #gone: number | null = null;

  /** For how long, in milliseconds, if no screen says before that the result is out. `now` is the host's. */
  left(model: TableModel, now: number): number {
    if (!model.result || !model.closed) return 0;
    const left = this.#isOut ? 0 : this.#heldFor(model, model.closed.at, now);
    this.#isOut = left === 0;
    return left;
  }

  #heldFor({ order, unveiled, presence }: TableModel, ended: number, now: number): number {
    if (order.length < 2 || unveiled) return 0;
    const atMost = Math.min(HELD_AT_MOST, Math.max(0, ended + HELD_AT_MOST - now));
    if (presence.screens) {
      this.#hadScreen = true;
      this.#gone = null;
      return atMost;
    }
    if (!this.#hadScreen) return 0;
    this.#gone ??= now;
    return Math.min(atMost, Math.max(0, this.#gone + SCREEN_BACK - now));
  }
}
