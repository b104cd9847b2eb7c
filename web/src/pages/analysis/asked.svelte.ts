import { getJson } from '../../wire/http';
import type { Analysis, GameShown, Progress } from '../../wire/types';
import { isRefused } from '../../words/trouble';

/** The first pause before the host is asked again, in milliseconds, and by how much each pause is longer. */
const SOON = 700;
const SLOWER = 1.3;
/** The longest pause: the server stops an analysis that nobody asks for any more. */
const LATER = 3_000;
/** The pause after the server has refused because too much was asked from one address. */
const MUCH_LATER = 10_000;
/** The pause before a chosen player's analysis is asked for: arrow keys pass over others on their way. */
const CHOSEN_AFTER = 400;

/** A finished game, and the analysis of one player's turns in it: asked for until it is there. */
export class AskedAnalysis {
  game = $state.raw<GameShown | null>(null);
  player = $state<string | null>(null);
  progress = $state.raw<Progress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state.raw<unknown>(null);

  readonly #id: string;
  #asked = 0;
  #wait = SOON;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, player: string | null) {
    this.#id = encodeURIComponent(id);
    void this.#open(player);
  }

  choose(player: string): void {
    this.player = player;
    this.#forget();
    this.#askIn(CHOSEN_AFTER, this.#asked);
  }

  again(): void {
    this.#forget();
    if (this.game) void this.#ask(this.#asked);
    else void this.#open(this.player);
  }

  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  #forget(): void {
    this.stop();
    this.trouble = this.analysis = this.progress = null;
    this.#wait = SOON;
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
      this.#askIn(answer.before ? LATER : this.#wait, asked);
      this.#wait = Math.min(LATER, this.#wait * SLOWER);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (isRefused(error, 'too-many-requests')) this.#askIn(MUCH_LATER, asked);
      else this.trouble = error;
    }
  }

  #askIn(milliseconds: number, asked: number): void {
    this.#timer = setTimeout(() => void this.#ask(asked), milliseconds);
  }
}
