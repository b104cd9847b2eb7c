import { untrack } from 'svelte';

/** What a screen reader says next: shown in two live regions of the shell, and of the dialog that is open. */
export const said = $state({ polite: '', assertive: '' });

// A region whose text stays the same is not read again: the same words once more get a mark that is not read.
const AGAIN = '\u00a0';

/** Long enough to be read out, in milliseconds. What stays longer is found at the end of the page by whoever reads on,
 * and is no longer true then. */
const STAYS = 10_000;

const fading: Partial<Record<keyof typeof said, ReturnType<typeof setTimeout>>> = {};

export function announce(text: string, assertive = false): void {
  const region = assertive ? 'assertive' : 'polite';
  clearTimeout(fading[region]);
  fading[region] = setTimeout(() => (said[region] = ''), STAYS);
  // Whoever announces in an effect must not be run again by what was announced.
  said[region] = untrack(() => said[region]) === text ? text + AGAIN : text;
}

/** What was said is over: who opens a dialog does not find it there. */
export function hush(): void {
  said.polite = said.assertive = '';
}
