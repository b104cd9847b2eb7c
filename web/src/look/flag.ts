/**
 * Whether it is so, as an `aria-` attribute says it. Text, because for anything else Svelte goes through all that a kind of
 * element can do: on a slow phone that takes longer than to draw the buttons.
 */
export function flag(isSo: boolean): 'true' | 'false' {
  return isSo ? 'true' : 'false';
}
