import type { Sheet, Space } from '../sheet/layout';
import { say } from '../words/words.svelte';
import { partsOf } from './spaceName';
import { NONE } from './told';

/** What a screen reader says of a space of a sheet that is only looked at: “e5, 13, in a pyramid”. */
export function inkedName(sheet: Sheet, space: Space): string {
  const parts = partsOf(space, { sheet, pencil: NONE, legal: NONE, crossable: NONE, chosen: NONE, inHand: null });
  return [space.name, ...parts.map(({ id, facts }) => say(id, facts))].join(', ');
}
