import type { AdventureName } from './names';

/* How a result is shown as a row of small squares in a text for friends. The start page needs it too, so it stands apart
 * from the facts of the adventures, which come with the pages that are about one. */

/** How many stars a square stands for. */
export const STARS_A_SQUARE: Readonly<Record<AdventureName, number>> = { temple: 3, valley: 10 };

/** The square of a star rule, by the host's name for it. */
export const SQUARES: Readonly<Record<string, string>> = {
  run: '🟦',
  group: '🟩',
  mummy: '🟪',
  full: '⬜',
  jungle: '🟩',
  town: '🟧',
  range: '🟫',
  pyramid: '🟨',
  hut: '🟦',
  statue: '🟦',
  mine: '🟦',
};

/** Whatever costs stars, and a rule without a square of its own. */
export const LOSS = '🟥';
export const OTHER = '⬛';
