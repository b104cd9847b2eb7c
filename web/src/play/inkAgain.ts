import { settings } from '../app/settings.svelte';
import { spaceOf, withoutReveal } from './steps';

/** Whether a tap on this space inks the turn: the second one on what was written last, where the player wants it so. */
export function inksAgain(steps: readonly string[], space: string, mayInk: boolean): boolean {
  const last = withoutReveal(steps).at(-1);
  return settings.inkAgain && mayInk && last !== undefined && spaceOf(last) === space;
}
