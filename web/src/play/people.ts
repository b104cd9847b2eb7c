import type { IconName } from '../look/icons';
import { signed } from '../sheet/score';
import { say } from '../words/words.svelte';
import type { AtTable, PersonState } from './at.svelte';

export function iconOf(state: PersonState): IconName {
  return state === 'ink' ? 'i-check' : state === 'pen' ? 'i-pencil' : 'i-offline';
}

/** What is heard at somebody who can be looked at: the name, what they do, how they stand. */
export function sheetLabel(at: AtTable, seat: number): string {
  const state = at.stateOf(seat);
  const name = at.called(seat);
  const label =
    state === 'off' && !at.isAway(seat) ? say('room-see-sheet-gone', { name }) : say('turn-see-sheet', { name, state });
  const standing = at.rival(seat);
  if (!standing) return label;
  const { place, stars, gain } = standing;
  return `${label}. ${say('room-standing', { place, stars, gain: gain ? signed(gain) : '±0' })}`;
}
