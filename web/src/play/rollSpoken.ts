import type { AtTable } from './at.svelte';
import { DICE } from './dice';
import { dieInWords } from './dieInWords';

/** “Purple 4, green 1, red 5.” */
export function rollSpoken(at: AtTable): string {
  const dice = DICE.map((die) => dieInWords(die, at.roll![die], at.page.adventure));
  return `${dice.join(', ')}.`;
}
