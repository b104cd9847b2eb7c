import type { TableHost } from '../../table/session.svelte';
import { RefusedError } from '../../wire/refused';
import type { Answers, ExerciseDone, ExerciseShown, Requests, TableFound, TableMessage } from '../../wire/types';

type Ask = TableHost['ask'];

/**
 * Answers for an exercise as the host does for a table: whoever can play a turn at a table can play this one. What is
 * asked about the turn goes on to the host as a question about the exercise; to ink it is to have it compared.
 */
export class ExerciseHost implements TableHost {
  /** How the answer compares with the best turn; null until there is one. */
  done = $state.raw<ExerciseDone | null>(null);
  /** The answer itself, step by step. */
  answer = $state.raw<readonly string[]>([]);
  /** It is being compared. */
  isThinking = $state(false);

  readonly #exercise: ExerciseShown;
  readonly #ask: Ask;
  #steps: string[] = [];

  constructor(exercise: ExerciseShown, ask: Ask) {
    this.#exercise = exercise;
    this.#ask = ask;
  }

  readonly ask: Ask = async <D extends keyof Requests>(what: D, facts: Requests[D]): Promise<Answers[D]> =>
    (await this.#answer(what, facts)) as Answers[D];

  async watch(
    _table: string,
    hear: (message: TableMessage) => void,
    found?: (table: TableFound) => void,
  ): Promise<TableFound> {
    hear(this.#exercise.snapshot);
    found?.(this.#exercise.found);
    return this.#exercise.found;
  }

  unwatch(): void {}

  refresh(): void {}

  get #which(): { game: string; seat: number; round: number } {
    const { game, seat, round } = this.#exercise;
    return { game, seat, round };
  }

  async #answer(what: keyof Requests, facts: unknown): Promise<unknown> {
    switch (what) {
      case 'look':
        return this.#exercise.drawn;
      case 'draft': {
        const { revision, steps } = facts as Requests['draft'];
        const draft = await this.#ask('exercise-draft', { ...this.#which, revision, steps });
        this.#steps = draft.steps;
        return draft;
      }
      case 'why': {
        const { steps } = facts as Requests['why'];
        const draft = await this.#ask('exercise-draft', { ...this.#which, revision: 0, steps });
        return draft.refused ?? null;
      }
      case 'ask': {
        const { spaces } = facts as Requests['ask'];
        return this.#ask('exercise-ask', { ...this.#which, steps: this.#steps, spaces });
      }
      case 'commit':
        return this.#solve((facts as Requests['commit']).steps);
      default:
        // Nothing else can be asked of a table where there is one turn and nobody else.
        throw new RefusedError({ code: 'not-over', facts: {} });
    }
  }

  async #solve(steps: string[]): Promise<null> {
    this.isThinking = true;
    try {
      this.done = await this.#ask('solve', { ...this.#which, steps });
      this.answer = steps;
      return null;
    } finally {
      this.isThinking = false;
    }
  }
}
