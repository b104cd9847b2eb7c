import { newDiscoveries, type Sheet } from '../sheet/layout';

/** What is a small moment when it is inked: the spaces of each new discovery, and of each hazard that is vanquished. */
export function wonBy(before: Sheet, after: Sheet): readonly (readonly string[])[] {
  const vanquished = [...after.spaces.values()].filter(
    ({ name, mark }) => mark === 'crossed' && before.spaces.get(name)?.mark === 'hazard',
  );
  return [...newDiscoveries(after, before).map(({ spaces }) => spaces), ...vanquished.map(({ name }) => [name])];
}
