import { announce } from '../app/announce.svelte';
import { connection } from '../app/connection.svelte';
import type { Ghost } from '../sheet/layout';
import { RefusedError } from '../wire/refused';
import type { Reason } from '../wire/types';
import { say, sayRefusal } from '../words/words.svelte';
import { adviceOf, type Advice } from './advice';
import { inOneSentence, spokenOf } from './adviceInWords';
import type { AtTable } from './at.svelte';
import { ghostsOf } from './ghosts';

/** Asks the strongest bot what it would do in this turn, and shows its answer. */
export class Coach {
  state = $state<'away' | 'thinking' | 'here'>('away');
  advice = $state.raw<readonly Advice[]>([]);
  /** Why the host gave no hint. */
  refusal = $state.raw<Reason | null>(null);

  readonly #at: AtTable;
  #asked = 0;

  constructor(at: AtTable) {
    this.#at = at;
  }

  /** No hints on today's expedition, where everybody has the same dice to compare themselves by, nor in a lesson. */
  get isAllowed(): boolean {
    const { settings, day, lesson } = this.#at.model;
    return settings.hints && !day && !lesson && !this.#at.session.committed && !this.#at.model.paused;
  }

  /** What to say while the answer is awaited. On a server that was just installed the bots are still being compiled. */
  get busyInWords(): string {
    const percent = connection.gettingReady(this.#at.page.adventure);
    return percent === null ? say('turn-hint-thinking') : say('turn-hint-getting-ready', { percent });
  }

  toggle(): void {
    if (this.state === 'away') void this.ask();
    else this.leave();
  }

  async ask(): Promise<void> {
    if (!this.isAllowed) return;
    const asked = ++this.#asked;
    this.state = 'thinking';
    this.advice = [];
    this.refusal = null;
    announce(this.busyInWords);
    try {
      const answer = await this.#at.turn?.hint();
      if (asked !== this.#asked) return;
      if (answer?.round !== this.#at.model.round) return this.leave();
      this.advice = adviceOf(answer.options, this.#at.hazard);
      this.#say();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (asked !== this.#asked) return;
      this.refusal = error.reason;
      announce(sayRefusal(error.reason));
    }
    this.state = 'here';
  }

  /** The turns that it names, faintly on the sheet, until one of them is in pencil. */
  get ghosts(): readonly Ghost[] {
    const { inked } = this.#at;
    const isTaken = this.advice.some((advice) => advice.kind !== 'yours' && this.isShown(advice));
    return this.state === 'here' && inked && !isTaken ? ghostsOf(this.advice, inked) : [];
  }

  leave(): void {
    this.#asked++;
    this.state = 'away';
  }

  /** Shows a turn in pencil. It is not inked, and Undo takes it back. */
  async show({ steps }: Advice): Promise<void> {
    const at = this.#at;
    at.forgetNews();
    at.emptyHands();
    await at.write(steps);
  }

  isShown({ steps }: Advice): boolean {
    return steps.length > 0 && steps.join() === this.#at.turn?.steps.join();
  }

  /** Closes the hints when the player writes something else than they show. */
  hearSteps(steps: readonly string[]): void {
    if (this.state !== 'here' || !steps.length) return;
    if (!this.advice.some((advice) => this.isShown(advice))) this.leave();
  }

  #say(): void {
    const best = this.advice[0];
    if (!best) return;
    const words = spokenOf(inOneSentence(best.deeds));
    const facts = [best.worth, best.why].flatMap((told) => (told ? [say(told.id, told.facts)] : []));
    announce([words, ...facts].join(', '));
  }
}
