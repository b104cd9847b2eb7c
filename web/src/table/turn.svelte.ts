import { RefusedError } from '../wire/refused';
import type { Answers, DraftAnswer, Drawn, HintAnswer, Legal, Reason, Requests } from '../wire/types';
import type { Kept } from './kept-pencil';

/** How long an answer may take before the screen says that it is awaited, in milliseconds. */
const LATE = 800;

const NOTHING: Legal = {
  dice_left: [false, false, false],
  numbers: [],
  spaces: [],
  structures: [],
  crossable: [],
  nines: [],
  may_pass: false,
  discoveries: {},
};

type Steps = readonly string[];

/** What a turn needs around it. */
export interface Desk {
  ask<D extends 'draft' | 'why' | 'ask' | 'hint' | 'commit'>(what: D, facts: Requests[D]): Promise<Answers[D]>;
  /** The sheet that is written on, as the last round left it. */
  look(): Promise<Drawn>;
  kept(): Kept | null;
  keep(kept: Kept | null): void;
  /** Something is tried: what was refused before need not be read any more. */
  tries(): void;
  refuses(reason: Reason, space?: string | null): void;
  /** The turn is in. */
  isIn(): void;
}

/**
 * The turn of one seat in one round, from the first pencil mark to the ink. What is written counts at once (`steps`); the
 * host says what it comes to (`answer`). At most one draft is on its way, and what is written meanwhile follows it: of
 * two drafts the host takes the one with the higher revision.
 */
export class Turn {
  /** What the host last said; null before its first answer. */
  answer = $state.raw<DraftAnswer | null>(null);
  /** The sheet before the first step. */
  inked = $state.raw<Drawn | null>(null);
  /** An answer takes long. */
  isLate = $state(false);
  /** The turn is on its way to the host; without a connection it waits for one. */
  isInking = $state(false);

  /** What was written since the host's last answer. */
  #written = $state.raw<Steps | null>(null);
  /** What stood here before each change, for undoing. */
  #past = $state.raw<readonly Steps[]>([]);
  #revision = 0;
  #sending: Promise<boolean> | null = null;
  #tries = 0;
  #awaited = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly seat: number,
    readonly round: number,
    private readonly desk: Desk,
  ) {
    const kept = desk.kept();
    if (kept) {
      this.#written = kept.steps;
      this.#revision = kept.revision;
    }
  }

  /** What is written, also while the host has not said anything to it. */
  get steps(): Steps {
    return this.#written ?? this.answer?.steps ?? [];
  }

  /** What is written is ahead of the host's answer. */
  get isAhead(): boolean {
    return this.#written !== null;
  }

  /** The host's last answer with the steps as they are written by now. */
  readonly draft: DraftAnswer | null = $derived.by(() =>
    this.answer && this.#written ? { ...this.answer, steps: [...this.#written] } : this.answer,
  );

  /** What was legal before the part of the turn that may still change, a number that can move for instance. */
  get base(): Legal {
    return this.answer?.legal_before ?? this.answer?.legal ?? NOTHING;
  }

  get mayUndo(): boolean {
    return this.steps.length > 0 || this.#past.length > 0;
  }

  /** Asks the host for what counts: what was kept here, what it has, or nothing yet. What it `told` with the roll need
   * not be asked for. */
  async begin(told?: DraftAnswer): Promise<void> {
    if (told?.round === this.round && !this.answer && !this.isAhead) this.#take(told, true);
    else await this.#send();
  }

  /** These steps from now on. Done when the host has said what they come to. */
  async write(steps: Steps): Promise<void> {
    if (steps.join() !== this.steps.join()) this.#past = [...this.#past, this.steps];
    await this.#write(steps);
  }

  /** As it was before the last change; after a reload, without the last step. */
  async undo(): Promise<void> {
    const before = this.#past.at(-1) ?? this.steps.slice(0, -1);
    this.#past = this.#past.slice(0, -1);
    await this.#write(before);
  }

  /** Asks the host why these steps cannot be. Nothing that is written changes. */
  async why(steps: Steps, space: string): Promise<void> {
    const tried = this.#try();
    const reason = await this.#ask('why', { ...this.#which, steps: [...steps] }).catch(reasonOf);
    if (reason && tried === this.#tries) this.desk.refuses(reason, space);
  }

  /** Inks these steps, or what is written. True when it is done; the same turn twice does no harm. */
  async ink(steps?: Steps): Promise<boolean> {
    if (this.isInking) return false;
    this.#try();
    this.isInking = true;
    try {
      // What the host left out meanwhile, the player has to see before anything is inked.
      if (this.#sending && !(await this.#sending)) return false;
      await this.desk.ask('commit', { ...this.#which, steps: [...(steps ?? this.steps)] });
      this.desk.isIn();
      return true;
    } catch (error) {
      this.desk.refuses(reasonOf(error));
      return false;
    } finally {
      this.isInking = false;
    }
  }

  /** Kind by kind, whether these spaces are a discovery, and if not why not. */
  async ask(spaces: Steps): Promise<Record<string, Reason | null>> {
    await this.#sending;
    return this.desk.ask('ask', { ...this.#which, spaces: [...spaces] });
  }

  /** What the coach would do; it looks at what is in pencil too. */
  async hint(): Promise<HintAnswer> {
    await this.#sending;
    return this.desk.ask('hint', this.#which);
  }

  /** The same device wrote in another window. */
  async hearElsewhere(revision: number): Promise<void> {
    if (revision <= this.#revision) return;
    this.#written = null;
    this.#revision = 0; // an old revision is answered with the draft that counts
    this.desk.keep(null);
    await this.#sending;
    await this.#send();
  }

  get #which(): { seat: number; round: number } {
    return { seat: this.seat, round: this.round };
  }

  #try(): number {
    this.desk.tries();
    return ++this.#tries;
  }

  async #write(steps: Steps): Promise<void> {
    this.#try();
    this.#note(steps);
    await this.#send();
  }

  #note(steps: Steps): void {
    this.#written = [...steps];
    this.#revision++;
    this.desk.keep({ revision: this.#revision, steps: this.#written });
  }

  /** Whether all that was written stands. */
  #send(): Promise<boolean> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<boolean> {
    for (let stands = true; ;) {
      const revision = this.#revision;
      const asked = this.#ask('draft', { ...this.#which, revision, steps: [...this.steps] });
      const answer = await asked.catch((error: unknown) => this.#giveUp(reasonOf(error)));
      if (!answer) return false;
      const isLast = revision === this.#revision;
      this.#take(answer, isLast);
      if (!isLast) continue;
      if (!answer.refused) return stands;
      // What the host left out no longer fits; the rest is drafted once more, so that it can be inked.
      stands = false;
      this.desk.refuses(answer.refused);
      this.#note(answer.steps);
    }
  }

  #take(answer: DraftAnswer, isLast: boolean): void {
    this.answer = answer;
    if (isLast || answer.revision > this.#revision) {
      this.#written = null;
      this.#revision = answer.revision;
      this.desk.keep(null);
    }
    if (this.inked) return;
    if (answer.steps.length === 0) this.inked = answer.drawn;
    else void this.#lookAtInk();
  }

  /** After a reload no answer was without steps: the host has the sheet as it was before them. */
  async #lookAtInk(): Promise<void> {
    const inked = await this.desk.look().catch(() => null);
    this.inked ??= inked;
  }

  #giveUp(reason: Reason): null {
    // A pause ends: what was written meanwhile is sent then.
    if (reason.code !== 'table-paused') {
      this.#written = null;
      this.desk.keep(null);
    }
    this.desk.refuses(reason);
    return null;
  }

  async #ask<D extends 'draft' | 'why'>(what: D, facts: Requests[D]): Promise<Answers[D]> {
    this.#awaited++;
    this.#late ??= setTimeout(() => (this.isLate = true), LATE);
    try {
      return await this.desk.ask(what, facts);
    } finally {
      if (--this.#awaited === 0) {
        clearTimeout(this.#late);
        this.#late = undefined;
        this.isLate = false;
      }
    }
  }
}

/** Why the host refused; any other error is nothing that a turn could say. */
function reasonOf(error: unknown): Reason {
  if (error instanceof RefusedError) return error.reason;
  throw error;
}
