import { listed } from '../../play/listed';
import { readStep, type Step } from '../../play/steps';
import type { TurnShown } from '../../wire/types';
import { say } from '../../words/words.svelte';

/* What somebody did in a round, in words. */

function inWords(step: Step, adventure: string): string {
  switch (step.kind) {
    case 'write':
      return say('replay-wrote', { number: step.value, space: step.space });
    case 'structure':
      return say('replay-built', { structure: step.structure, space: step.space });
    case 'cross':
      return say('replay-crossed', { adventure, space: step.space });
    case 'reveal':
      return say('replay-revealed', { kind: step.discovery });
    case 'draw':
      return say('replay-drew', { adventure, space: step.space });
    case 'pass':
      return say('replay-passed');
  }
}

export function deeds(steps: readonly string[], adventure: string): string {
  return listed(steps.map((step) => inWords(readStep(step), adventure)));
}

interface Circumstances {
  readonly held?: string;
  readonly by_table?: boolean;
}

/** The same, and on whose sheet it was done and whether the table did it for the player. */
export function wholeDeed(steps: readonly string[], { held, by_table }: Circumstances, adventure: string): string {
  const done = deeds(steps, adventure);
  const where = held ? say('replay-on-sheet-of', { deeds: done, owner: held }) : done;
  return by_table ? say('replay-by-table', { deeds: where }) : where;
}

export function deed(turn: TurnShown, adventure: string): string {
  return wholeDeed(turn.steps.split(' ').filter(Boolean), turn, adventure);
}
