import type { IconName } from '../look/icons';
import type { PersonState } from './at.svelte';

export function iconOf(state: PersonState): IconName {
  return state === 'ink' ? 'i-check' : state === 'pen' ? 'i-pencil' : 'i-offline';
}
