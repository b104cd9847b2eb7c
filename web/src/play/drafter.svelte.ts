import type { TableSession } from '../table/session.svelte';
import type { DraftAnswer, Drawn, Legal, Reason } from '../wire/types';
import { withoutReveal } from './steps';

/*
 * Between the taps and the host. A screen needs two things of it: the draft as it stands, and what was legal before
 * the part of it that may still change (the Temple's number, the Valley's discovery). The host answers one question at
 * a time, so some changes take two drafts; what is shown waits for the last of them.
 */

/** How long an answer may take before it is said that it is awaited, in milliseconds. */
const LATE = 800;

export type Adventure = 'temple' | 'valley';

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

export class Drafter {
  /** What is drawn. */
  shown = $state.raw<DraftAnswer | null>(null);
  base = $state.raw<Legal>(NOTHING);
  /** The sheet before the first step, if it was asked for. */
  inked = $state.raw<Drawn | null>(null);
  /** Why the last tap was refused, and where; cleared by the next one. */
  refusal = $state.raw<{ reason: Reason; space: string | null } | null>(null);
  /** The last tap has waited long for its answer. */
  isLate = $state(false);

  readonly #session: TableSession;
  readonly #adventure: Adventure;
  /** Answers to what does not change any more, by their steps. */
  readonly #bases = new Map<string, DraftAnswer>();
  #past: (readonly string[])[] = [];
  #turn = $state('');
  #hazard = false;
  #busy = false;
  #wanted: readonly string[] | null = null;

  constructor(session: TableSession, adventure: Adventure) {
    this.#session = session;
    this.#adventure = adventure;
  }

  /**
   * The session has another draft: of a new round, of another seat, or the answer to ours. When it has none any more,
   * the turn is in ink, and stays in sight until the next.
   */
  hear(draft: DraftAnswer | null): void {
    if (!draft) return;
    this.#hazard = draft.hazard_spaces !== undefined;
    const turn = `${this.#session.seat} ${draft.round}`;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#past = [];
      this.#bases.clear();
      this.refusal = null;
      this.shown = this.inked = null;
    }
    this.#learn(draft);
    if (this.#busy) return;
    if (this.#bases.has(this.#baseKey(draft.steps))) this.#show(draft);
    else void this.#ask(draft.steps);
  }

  get steps(): readonly string[] {
    return this.shown?.steps ?? [];
  }

  /** Whether what is shown is of this seat's turn in this round. */
  isOf(seat: number | null, round: number): boolean {
    return this.#turn === `${seat} ${round}` && this.shown !== null;
  }

  get mayUndo(): boolean {
    return this.steps.length > 0 || this.#past.length > 0;
  }

  /** These steps from now on. */
  async want(steps: readonly string[]): Promise<void> {
    if (this.#busy) {
      this.#wanted = steps;
      return;
    }
    this.#past.push(this.steps);
    this.refusal = null;
    await this.#ask(steps);
  }

  async undo(): Promise<void> {
    if (this.#busy) return;
    const before = this.#past.pop() ?? this.steps.slice(0, -1);
    this.refusal = null;
    await this.#ask(before);
  }

  /** Asks the host why this cannot be, and puts back what was. */
  async why(steps: readonly string[], space: string): Promise<void> {
    if (this.#busy) return;
    const before = this.steps;
    await this.#exclusively(async () => {
      await this.#session.setSteps([...steps]);
      const reason = this.#session.draft?.refused;
      await this.#session.setSteps([...before]);
      this.refusal = reason ? { reason, space } : null;
    });
  }

  async #ask(steps: readonly string[]): Promise<void> {
    await this.#exclusively(async () => {
      const base = this.#baseOf(steps);
      if (!this.#bases.has(this.#baseKey(steps)) && base.join() !== steps.join()) {
        await this.#session.setSteps(base);
        this.#learn(this.#session.draft);
      }
      await this.#session.setSteps([...steps]);
      await this.#settle();
    });
  }

  /** A step that no longer fits was left out by the host: what remains is drafted again, so that it can be inked. */
  async #settle(): Promise<void> {
    const refused = this.#session.draft?.refused;
    this.#learn(this.#session.draft);
    if (!refused) return;
    this.refusal = { reason: refused, space: null };
    await this.#session.setSteps([...(this.#session.draft?.steps ?? [])]);
    this.#learn(this.#session.draft);
  }

  async #exclusively(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    const late = setTimeout(() => (this.isLate = true), LATE);
    try {
      await work();
    } catch {
      // The session has said why; what the host has is shown.
    } finally {
      clearTimeout(late);
      this.isLate = this.#busy = false;
    }
    const next = this.#wanted;
    this.#wanted = null;
    if (next) return this.want(next);
    this.hear(this.#session.draft);
  }

  #show(draft: DraftAnswer): void {
    this.shown = draft;
    this.base = this.#bases.get(this.#baseKey(draft.steps))?.legal ?? NOTHING;
    this.inked = this.#bases.get('')?.drawn ?? null;
  }

  #learn(draft: DraftAnswer | null): void {
    if (draft && !draft.refused && this.#baseOf(draft.steps).length === draft.steps.length)
      this.#bases.set(this.#baseKey(draft.steps), draft);
  }

  #baseOf(steps: readonly string[]): string[] {
    return this.#adventure === 'temple' || this.#hazard ? [] : withoutReveal(steps);
  }

  #baseKey(steps: readonly string[]): string {
    return this.#baseOf(steps).join(' ');
  }
}
