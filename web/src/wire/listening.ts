import type { News, Reason, TableFound, TableMessage } from './types';

/** The host gathers news of who is ready for a moment, so that a beat may name a number whose news is still to come. */
const BEAT_GRACE = 250;
/** If asking for everything again did not help, the next try waits this long. */
const BETWEEN_TRIES = 1_000;

/** Listens to one table: passes its messages on in their order, and asks again for those that were missed. */
export class Listening {
  /** The number of the last news that was passed on. */
  known = 0;
  #catchingUp = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    /** It is listened to by a screen for the room, which is no person who watches. */
    readonly screen: boolean,
    private readonly pass: (message: TableMessage) => void,
    private readonly catchUp: () => void,
    readonly found: (table: TableFound) => void,
    /** It cannot be listened to any more. */
    readonly gone: (reason: Reason) => void,
  ) {}

  hear(message: TableMessage): void {
    switch (message.say) {
      case 'news':
        return this.#hearNews(message);
      case 'snapshot':
        this.known = message.number;
        return this.pass(message);
      case 'beat':
        if (message.number !== this.known) this.#missed(BEAT_GRACE, message.number);
        return;
      default:
        return this.pass(message);
    }
  }

  #hearNews(news: News): void {
    // A second number one means that the host lost its data. It then tells everything from the beginning.
    if (news.number === this.known + 1 || news.number === 1) {
      this.known = news.number;
      this.pass(news);
    } else if (news.number > this.known) {
      this.#missed(0);
    }
  }

  #missed(grace: number, beat?: number): void {
    if (this.#catchingUp || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (beat === undefined || beat !== this.known) {
        this.#catchingUp = true;
        this.catchUp();
      }
    }, grace);
  }

  /** The host has sent everything that was missed, and then this answer. */
  caughtUp(table: TableFound): void {
    clearTimeout(this.#timer);
    this.#timer = this.#catchingUp ? setTimeout(() => (this.#timer = undefined), BETWEEN_TRIES) : undefined;
    this.#catchingUp = false;
    this.found(table);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#catchingUp = true;
  }
}
