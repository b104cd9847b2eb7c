import { readSheet } from '../sheet/layout';
import type { ScoreLine } from '../sheet/score';
import { starEntries } from '../play/stars';
import type { Drawn } from '../wire/types';
import { Count } from './count.svelte';
import { linesUpTo, stagesOf, starsUpTo, type Stage } from './counting';

/** The count of one sheet, as far as it has come. */
export class Counting {
  drawn = $state.raw<Drawn | null>(null);
  readonly #count = new Count();

  readonly stages: readonly Stage[] = $derived.by(() =>
    this.drawn ? stagesOf(starEntries(this.drawn.lines, readSheet(this.drawn.sheet))) : [],
  );
  readonly lines: readonly ScoreLine[] = $derived.by(() => linesUpTo(this.stages, this.stage));
  readonly stars: number = $derived.by(() => starsUpTo(this.stages, this.stage));

  get stage(): number {
    return this.#count.stage;
  }

  get over(): boolean {
    return this.#count.over;
  }

  begin(drawn: Drawn): void {
    if (this.drawn) return;
    this.drawn = drawn;
    this.#count.start(this.stages);
  }

  skip(): void {
    this.#count.finish(this.stages.length);
  }

  stop(): void {
    this.#count.stop();
  }
}
