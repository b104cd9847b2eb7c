import { say } from '../words/words.svelte';
import { DIE_WORDS, type AtTable } from './at.svelte';
import type { DieName, Face } from '../dice/die';
import { DICE } from './dice';

/** “purple die, 4”. */
export function dieInWords(at: AtTable, die: DieName, face: Face): string {
  const shows = typeof face === 'number' ? String(face) : at.isTemple ? `${face}-temple` : face;
  return say('turn-die', { colour: DIE_WORDS[die], shows });
}

/** “Purple 4, green 1, red 5.” */
export function rollSpoken(at: AtTable): string {
  const dice = DICE.map((die) => dieInWords(at, die, at.roll![die]));
  return `${dice.join(', ')}.`;
}
