import { untrack } from 'svelte';

/** What a screen reader says next: shown in two live regions of the shell, and of the dialog that is open. */
export const said = $state({ polite: '', assertive: '' });

// Screen readers do not read a text that stays the same: when it is repeated, it gets a mark that is not spoken.
const AGAIN = '\u00a0';

/** Long enough to be read out, in milliseconds. What stays longer is found at the end of the page by whoever reads on,
 * and is no longer true then. */
const STAYS = 10_000;

const fading: Partial<Record<keyof typeof said, ReturnType<typeof setTimeout>>> = {};

export function announce(text: string, assertive = false): void {
  const region = assertive ? 'assertive' : 'polite';
  clearTimeout(fading[region]);
  fading[region] = setTimeout(() => (said[region] = ''), STAYS);
  // An effect that announces something must not depend on what was announced, or it would run again.
  said[region] = untrack(() => said[region]) === text ? text + AGAIN : text;
}

/** Empties the regions, so that a dialog that opens does not repeat what was said before. */
export function hush(): void {
  said.polite = said.assertive = '';
}
