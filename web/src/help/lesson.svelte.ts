import { ADVENTURES, type AdventureName } from '../adventures';
import { wire } from '../app/connection.svelte';
import { settings } from '../app/settings.svelte';
import { keep, kept } from '../browser/storage';
import { inWords } from '../words/trouble';
import { openSession, type TableSession } from '../table/session.svelte';
import { RefusedError } from '../wire/refused';
import type { TableFound } from '../wire/types';
import { loadWords, say } from '../words/words.svelte';
import { hintFor, type Given, type Script } from './lessons/script';
import { Seen } from './lessons/seen';

/** A lesson under way: its table, and what the teacher says about it. */
export class Lesson {
  session = $state.raw<TableSession | null>(null);
  trouble = $state('');
  /** What the teacher follows; fetched with the guide's words. */
  #script: Script | null = null;
  #last: Given | null = null;
  #ended = false;

  constructor(private readonly adventure: AdventureName) {}

  /** The hint that fits the turn as it is now. Between rounds the last one stays. */
  readonly hint: Given | null = $derived.by(() => {
    const { model, turn, committed } = this.session ?? {};
    const draft = turn?.answer;
    // What is left of a draft with a wrong step is drafted again at once.
    const isTurn = model?.roll && draft && !draft.refused && !committed && draft.round === model.round;
    if (isTurn) this.#last = hintFor(this.#script!, new Seen(model.round, model.roll!, draft));
    return this.#last;
  });

  /** How many rounds there are, if that is known beforehand. */
  get rounds(): number | null {
    return this.#script?.isFixed ? this.#script.scenes.length : null;
  }

  get isOver(): boolean {
    return this.session?.model?.phase === 'over';
  }

  get #key(): string {
    return `lesson.${this.adventure}`;
  }

  /** Goes on with the lesson that this browser left, or begins a new one. */
  async begin(afresh = false): Promise<void> {
    this.trouble = '';
    this.#last = null;
    this.session?.close();
    this.session = null;
    try {
      const [{ LESSON }] = await Promise.all([ADVENTURES[this.adventure].lesson(), loadWords('guide')]);
      this.#script = LESSON;
      const found = (afresh ? null : await this.#unfinished()) ?? (await this.#open());
      if (this.#ended) return;
      this.session = openSession(found.table);
      if (!found.seats?.length) await this.#sitDown(this.session);
    } catch (error) {
      this.trouble = inWords(error);
    }
  }

  end(): void {
    this.#ended = true;
    this.session?.close();
  }

  async #unfinished(): Promise<TableFound | null> {
    const code = kept(this.#key);
    if (!code) return null;
    try {
      const found = await wire.ask('find', { code });
      return found.phase === 'playing' && found.seats?.length ? found : null;
    } catch (error) {
      if (error instanceof RefusedError) return null;
      throw error;
    }
  }

  async #open(): Promise<TableFound> {
    const found = await wire.ask('lesson', { adventure: this.adventure });
    keep(this.#key, found.code);
    return found;
  }

  async #sitDown(session: TableSession): Promise<void> {
    await session.sit(settings.name || say('lesson-you'), settings.initials || say('lesson-initials'));
    if (!(await session.start()) && session.refusal) throw new RefusedError(session.refusal);
  }
}
