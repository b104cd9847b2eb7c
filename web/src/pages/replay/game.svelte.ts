import { getJson } from '../../wire/http';
import type { GameShown, RoundShown } from '../../wire/types';
import { beginning, clamped, nearby } from './stepping';

const EACH = 1500;

/** A finished game that is shown again, and the round that is shown. */
export class ShownGame {
  game = $state.raw<GameShown | null>(null);
  shown = $state.raw<RoundShown | null>(null);
  /** The round before the one shown: what differs is new. */
  before = $state.raw<RoundShown | null>(null);
  trouble = $state.raw<unknown>(null);
  playing = $state(false);
  #round = $state(0);
  #rounds = new Map<number, Promise<RoundShown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {
    void this.#open();
  }

  get round(): number {
    return this.#round;
  }

  get last(): number {
    return this.game?.rolls.length ?? 0;
  }

  go(round: number): void {
    this.stop();
    void this.#show(round);
  }

  play(): void {
    this.playing = true;
    void this.#show(beginning(this.#round, this.last)).then(() => this.#later());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.#round >= this.last) this.playing = false;
    else this.#timer = setTimeout(() => void this.#show(this.#round + 1).then(() => this.#later()), EACH);
  }

  async #open(): Promise<void> {
    await this.#try(async () => {
      this.game = await getJson<GameShown>(`/api/games/${encodeURIComponent(this.id)}`);
      await this.#show(this.last);
    });
  }

  async #show(wanted: number): Promise<void> {
    const round = clamped(wanted, this.last);
    this.#round = round;
    await this.#try(async () => {
      const [shown, before] = await Promise.all([this.#fetch(round), round > 0 ? this.#fetch(round - 1) : null]);
      if (round !== this.#round) return; // the slider has moved on
      this.shown = shown;
      this.before = before;
      for (const near of nearby(round, this.last)) this.#fetch(near).catch(() => {});
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      this.stop();
    }
  }

  #fetch(round: number): Promise<RoundShown> {
    const known = this.#rounds.get(round);
    if (known) return known;
    const asked = getJson<RoundShown>(`/api/games/${encodeURIComponent(this.id)}/rounds/${round}`);
    this.#rounds.set(round, asked);
    asked.catch(() => this.#rounds.delete(round));
    return asked;
  }
}
