import type { Drawn } from '../wire/types';
import type { AtTable } from './at.svelte';

/** The player's own sheet with what is in pencil. In a hazard round with others the draft is on somebody else's
 * sheet. */
export function drawnNow(at: AtTable): Drawn | null {
  const draft = at.turn?.answer;
  return !draft || (draft.hazard_spaces && !at.isAlone) ? at.own : draft.drawn;
}

/** The stars of the player's sheet in ink, and what the pencil would add. */
export function starsOf(at: AtTable): { stars: number; pencil: number } {
  const inked = at.own?.stars ?? 0;
  const now = drawnNow(at)?.stars ?? inked;
  return at.session.committed ? { stars: now, pencil: 0 } : { stars: inked, pencil: now - inked };
}
