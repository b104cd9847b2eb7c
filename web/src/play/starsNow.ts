import type { Drawn } from '../wire/types';
import type { AtTable } from './at.svelte';

/** The player's own sheet with what is in pencil. In a hazard round with others the draft is on somebody else's
 * sheet. */
export function drawnNow(at: AtTable): Drawn | null {
  const draft = at.turn?.answer;
  return !draft || (draft.hazard_spaces && !at.isAlone) ? at.own : draft.drawn;
}

/** The stars of the player's sheet in ink, what the pencil would add, and what it would all be at the end of the game
 * where that is another figure. */
export function starsOf(at: AtTable): { stars: number; pencil: number; atEnd: number | null } {
  const inked = at.own?.stars ?? 0;
  const drawn = drawnNow(at);
  const now = drawn?.stars ?? inked;
  const atEnd = drawn?.at_end ?? null;
  return at.session.committed ? { stars: now, pencil: 0, atEnd } : { stars: inked, pencil: now - inked, atEnd };
}
