import { calm } from '../sheet/motion';
import type { Stage } from './counting';

/** Shows the stages of a count one after another. A tap, or the wish for less motion, shows all at once. */
export class Count {
  stage = $state(0);
  over = $state(false);
  #timer: number | undefined;

  start(stages: readonly Stage[], begin = 600): void {
    if (calm() || !stages.length) return this.finish(stages.length);
    const next = () => {
      if (this.stage === stages.length) {
        this.over = true;
        return;
      }
      this.stage++;
      this.#timer = window.setTimeout(next, stages[this.stage - 1]!.stays);
    };
    this.#timer = window.setTimeout(next, begin);
  }

  finish(stages: number): void {
    clearTimeout(this.#timer);
    this.stage = stages;
    this.over = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
