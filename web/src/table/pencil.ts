import { RefusedError } from '../wire/refused';
import type { DraftAnswer, Reason, Requests } from '../wire/types';

/** What was written and the host may not have yet. */
export interface Kept {
  revision: number;
  steps: string[];
}

/** What a pencil needs around it. */
export interface Desk {
  ask(draft: Requests['draft']): Promise<DraftAnswer>;
  kept(): Kept | null;
  keep(kept: Kept | null): void;
  changed(): void;
  refused(reason: Reason): void;
}

/** The turn of one seat in one round as it is being written. The host says what it comes to; at most one draft is on
 * its way, and what is written meanwhile follows it. */
export class Pencil {
  /** What the host last said. */
  answer: DraftAnswer | null = null;
  #wanted: string[] | null = null;
  #revision = 0;
  #sending: Promise<void> | null = null;

  constructor(
    readonly seat: number,
    readonly round: number,
    private readonly desk: Desk,
  ) {
    const kept = desk.kept();
    if (kept) {
      this.#wanted = kept.steps;
      this.#revision = kept.revision;
    }
  }

  /** What is written, also if the host did not say anything to it yet. */
  get steps(): string[] {
    return this.#wanted ?? this.answer?.steps ?? [];
  }

  /** Ask the host for what counts: what was kept here, what it has, or nothing yet. */
  begin(): Promise<void> {
    return this.#send();
  }

  write(steps: string[]): Promise<void> {
    this.#wanted = [...steps];
    this.#revision++;
    this.desk.keep({ revision: this.#revision, steps: this.#wanted });
    this.desk.changed();
    return this.#send();
  }

  /** Everything written is with the host. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** The same device wrote elsewhere. */
  async hearElsewhere(revision: number): Promise<void> {
    if (revision <= this.#revision) return;
    this.#wanted = null;
    this.#revision = 0; // anything older is answered with what counts
    this.desk.keep(null);
    await this.settled();
    await this.#send();
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const revision = this.#revision;
      let answer: DraftAnswer;
      try {
        answer = await this.desk.ask({
          seat: this.seat,
          round: this.round,
          revision,
          steps: this.#wanted ?? this.answer?.steps ?? [],
        });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        return this.#giveUp(error.reason);
      }
      const isLast = revision === this.#revision;
      this.#take(answer, isLast);
      if (isLast) return;
    }
  }

  #take(answer: DraftAnswer, isLast: boolean): void {
    this.answer = answer;
    if (isLast || answer.revision > this.#revision) {
      this.#wanted = null;
      this.#revision = answer.revision;
      this.desk.keep(null);
    }
    this.desk.changed();
    if (answer.refused && isLast) this.desk.refused(answer.refused);
  }

  #giveUp(reason: Reason): void {
    // A pause ends: what was written meanwhile is sent then.
    if (reason.code !== 'table-paused') {
      this.#wanted = null;
      this.desk.keep(null);
    }
    this.desk.refused(reason);
    this.desk.changed();
  }
}
