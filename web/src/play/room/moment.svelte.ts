import type { TableModel } from '../../table/model';
import type { Closed } from '../../wire/types';

/** How long the page takes to turn when the next dice are there (ms): look.md, “page”. */
export const LEAVES = 320;

/** What the moment between two rounds needs to know, and tells. */
export interface Around {
  /** Motion is not wanted. */
  readonly isCalm: () => boolean;
  readonly goOn: (round: number) => void;
  /** One's own sheet is in sight from now on. */
  readonly onSheet: () => void;
}

/**
 * The moment between two rounds: what everybody did stays in sight until the next dice are rolled, or until whoever looks
 * at it goes on. The page leaves before the dice are seen, so that they never roll beneath it.
 */
export class Moment {
  /** The round that is told, or null when one's own sheet is in sight. */
  told = $state.raw<Closed | null>(null);
  isLeaving = $state(false);
  /** When the dice roll by themselves (`Date.now()`), or null if somebody has to roll them. */
  rollsAt = $state<number | null>(null);

  #heard = 0;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** A round has closed; whether it is told. */
  hearClosed(
    { closed, roundOpen, phase, order, settings }: TableModel,
    now: number = Date.now(),
    hostNow: number = closed?.at ?? 0,
  ): boolean {
    if (!closed || closed.round === this.#heard) return this.told !== null;
    this.#heard = closed.round;
    const pause = closed.pause ?? 0;
    // Whoever comes in the middle of it sees as much of it as the others.
    const left = Math.min(pause, Math.max(0, closed.at + pause - hostNow));
    this.rollsAt = settings.rolls_itself && pause > 0 ? now + left : null;
    const lasts = pause > 0 || !settings.rolls_itself;
    if (!lasts || roundOpen || phase !== 'playing' || order.length < 2 || !closed.recap) return false;
    this.#stopLeaving();
    this.told = closed;
    return true;
  }

  /** The next dice are there: the page is turned first. */
  hearRoll(): void {
    this.rollsAt = null;
    if (!this.told || this.isLeaving) return;
    if (this.#around.isCalm()) return this.#leave();
    this.isLeaving = true;
    this.#leaving = setTimeout(() => this.#leave(), LEAVES);
  }

  /** Whoever looks at it has seen enough. */
  goOn(): void {
    if (!this.told || this.isLeaving) return;
    this.#around.goOn(this.told.round);
    this.#leave();
  }

  close(): void {
    this.#stopLeaving();
  }

  #leave(): void {
    this.#stopLeaving();
    this.told = null;
    this.#around.onSheet();
  }

  #stopLeaving(): void {
    clearTimeout(this.#leaving);
    this.isLeaving = false;
  }
}
