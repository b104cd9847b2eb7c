import { untrack } from 'svelte';

/** What a screen reader says next: shown by the shell in two live regions. */
export const said = $state({ polite: '', assertive: '' });

// A region whose text stays the same is not read again: the same words once more get a mark that is not read.
const AGAIN = '\u00a0';

export function announce(text: string, assertive = false): void {
  const region = assertive ? 'assertive' : 'polite';
  // Whoever announces in an effect must not be run again by what was announced.
  said[region] = untrack(() => said[region]) === text ? text + AGAIN : text;
}
