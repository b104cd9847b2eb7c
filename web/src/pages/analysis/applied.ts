import { readStep, type Step } from '../../play/steps';
import { hasDiscovery, type Discovery, type Mark, type Sheet, type Space } from '../../sheet/layout';

/** The sheet with what these steps write on it. Whether they may be played is not asked: a host has played them. */
export function withSteps(sheet: Sheet, steps: readonly string[]): Sheet {
  const read = steps.map(readStep);
  const spaces = new Map<string, Space>(sheet.spaces);
  for (const step of read) {
    const mark = markOf(step);
    const space = 'space' in step ? spaces.get(step.space) : undefined;
    if (space && mark !== null) spaces.set(space.name, { ...space, mark });
  }
  return { ...sheet, spaces, discoveries: [...sheet.discoveries, ...read.flatMap((step) => revealed(step, sheet))] };
}

function markOf(step: Step): Mark {
  switch (step.kind) {
    case 'write':
      return step.value;
    case 'structure':
      return step.structure as Mark;
    case 'cross':
      return 'crossed';
    case 'draw':
      return 'hazard';
    default:
      return null;
  }
}

function revealed(step: Step, { adventure }: Sheet): Discovery[] {
  if (step.kind !== 'reveal' || !hasDiscovery(adventure, step.discovery)) return [];
  return [{ kind: step.discovery, spaces: step.spaces }];
}
