import type { Structure } from '../adventures';
import { hasDiscovery, type Mark, type Sheet } from '../sheet/layout';
import { readStep, type Step } from './steps';

/* A step is drawn when it is written, without waiting for the host. No rule is needed for that: where the host does not
 * agree, its answer takes the place of this drawing. */

/** The inked sheet with these steps on it. */
export function withSteps(inked: Sheet, steps: readonly string[]): Sheet {
  const spaces = new Map(inked.spaces);
  const discoveries = [...inked.discoveries];
  for (const step of steps.map(readStep)) {
    if (step.kind === 'reveal' && hasDiscovery(inked.adventure, step.discovery))
      discoveries.push({ kind: step.discovery, spaces: step.spaces });
    const space = 'space' in step ? spaces.get(step.space) : undefined;
    if (space) spaces.set(space.name, { ...space, mark: markOf(step) });
  }
  return { ...inked, spaces, discoveries };
}

function markOf(step: Step): Mark {
  switch (step.kind) {
    case 'write':
      return step.value;
    case 'structure':
      return step.structure as Structure;
    case 'cross':
      return 'crossed';
    case 'draw':
      return 'hazard';
    default:
      return null;
  }
}
