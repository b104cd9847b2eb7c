import { getJson } from '../../wire/http';
import type { Analysis, GameShown, Progress } from '../../wire/types';

const ASK_AGAIN = 700;

/** A finished game, and the analysis of one player's turns in it: asked for until it is there. */
export class AskedAnalysis {
  game = $state.raw<GameShown | null>(null);
  player = $state<string | null>(null);
  progress = $state.raw<Progress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state.raw<unknown>(null);

  readonly #id: string;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, player: string | null) {
    this.#id = encodeURIComponent(id);
    void this.#open(player);
  }

  choose(player: string): void {
    this.player = player;
    this.again();
  }

  again(): void {
    this.stop();
    this.trouble = this.analysis = this.progress = null;
    if (this.game) void this.#ask(this.#asked);
    else void this.#open(this.player);
  }

  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  async #open(wanted: string | null): Promise<void> {
    const asked = this.#asked;
    try {
      const game = await getJson<GameShown>(`/api/games/${this.#id}`);
      if (asked !== this.#asked) return;
      this.game = game;
      this.player = game.players.find((player) => player === wanted) ?? game.players[0] ?? null;
      await this.#ask(asked);
    } catch (error) {
      if (asked === this.#asked) this.trouble = error;
    }
  }

  async #ask(asked: number): Promise<void> {
    const place = this.game?.players.indexOf(this.player ?? '') ?? -1;
    try {
      const answer = await getJson<Analysis | Progress>(`/api/games/${this.#id}/analysis/${place}`);
      if (asked !== this.#asked) return;
      if ('rounds' in answer) {
        this.analysis = answer;
        return;
      }
      this.progress = answer;
      this.#timer = setTimeout(() => void this.#ask(asked), ASK_AGAIN);
    } catch (error) {
      if (asked === this.#asked) this.trouble = error;
    }
  }
}
