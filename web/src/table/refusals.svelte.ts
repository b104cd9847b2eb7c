import type { Reason } from '../wire/types';

/** How long the reason stays to be read, in milliseconds. */
const STAYS = 4_000;

export interface Refused {
  readonly reason: Reason;
  /** The space that was pressed, where it was one. */
  readonly space: string | null;
}

/** Why the last thing that was tried at a table was refused: every refusal is kept here, and goes after a while or with
 * the next thing that is tried. */
export class Refusals {
  /** A new object each time, so that the same refusal twice is noticed twice. */
  last = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(reason: Reason, space: string | null = null): void {
    this.clear();
    this.last = { reason, space };
    this.#timer = setTimeout(() => (this.last = null), STAYS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.last = null;
  }
}
