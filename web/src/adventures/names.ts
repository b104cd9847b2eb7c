import { ADVENTURE_NAMES, type AdventureName } from '../wire/types';

/* What the first page needs to know of the adventures. Their facts come with the pages that are about one. */

export { ADVENTURE_NAMES, type AdventureName };

/** The adventure whose colours the page wears where it is about none, and whose lesson comes first. */
export const [FIRST] = ADVENTURE_NAMES;

export function isAdventure(text: string): text is AdventureName {
  return ADVENTURE_NAMES.some((name) => name === text);
}
