import type { Drawn } from '../wire/types';
import type { AtTable } from './at.svelte';

/** The own sheet with what is in pencil; in a hazard round with others the draft is of another's sheet. */
export function drawnNow(at: AtTable): Drawn | null {
  const draft = at.turn?.answer;
  return !draft || (draft.hazard_spaces && !at.isAlone) ? at.own : draft.drawn;
}

/** What is committed, and what the pencil would add. Once the turn is in ink all of it counts. */
export function starsOf(at: AtTable): { stars: number; pencil: number } {
  const inked = at.own?.stars ?? 0;
  const now = drawnNow(at)?.stars ?? inked;
  return at.session.committed ? { stars: now, pencil: 0 } : { stars: inked, pencil: now - inked };
}
