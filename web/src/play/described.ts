import type { Turn } from '../wire/types';
import { readStep } from './steps';
import { told, type Told } from './told';

/** A turn in sentences, for everybody to read when its round has closed. */
export function describe(turn: Turn, hazard: string, name: (seat: number) => string): Told[] {
  const steps = turn.steps
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const step = readStep(text);
      switch (step.kind) {
        case 'write':
          return told('turn-did-write', { number: step.value, space: step.space });
        case 'structure':
          return told('turn-did-structure', { structure: step.structure, space: step.space });
        case 'cross':
          return told('turn-did-cross', { hazard, space: step.space });
        case 'reveal':
          return told('turn-did-reveal', { kind: step.discovery });
        case 'draw':
          return turn.held === undefined || turn.held === null
            ? told('turn-did-draw', { hazard, space: step.space })
            : told('turn-did-draw-on', { hazard, space: step.space, name: name(turn.held) });
        default:
          return told('turn-did-pass');
      }
    });
  return turn.by_table ? [...steps, told('turn-did-table', { why: turn.by_table })] : steps;
}
