// How long to wait before the next try to connect.

const FIRST = 300;
const LONGEST = 5_000;
const UNWELCOME_FIRST = 5_000;
const UNWELCOME_LONGEST = 30_000;
const SERVER_RESTARTS = 1_000;

/** The code of a WebSocket that the host closed because it was sent too much, or by a page that it does not accept. */
export const NOT_ALLOWED = 1008;

/** The codes of a server that shuts down or restarts. */
const SERVER_STOPS = [1001, 1012];

export class Patience {
  #tries = 0;
  #restarting = false;

  /** A part of each wait is random, so that a hundred phones do not all come back in the same moment. */
  constructor(private readonly random: () => number = Math.random) {}

  /** The server said that it stops: it will be back soon, and is looked for every second. */
  serverStops(): void {
    this.#restarting = true;
  }

  connected(): void {
    this.#tries = 0;
    this.#restarting = false;
  }

  next(closeCode: number): number {
    if (SERVER_STOPS.includes(closeCode)) this.serverStops();
    if (this.#restarting) return SERVER_RESTARTS;
    const [first, longest] = closeCode === NOT_ALLOWED ? [UNWELCOME_FIRST, UNWELCOME_LONGEST] : [FIRST, LONGEST];
    const wait = Math.min(longest, first * 2 ** this.#tries);
    this.#tries = Math.min(this.#tries + 1, 10);
    return wait * (0.75 + this.random() * 0.25);
  }
}
