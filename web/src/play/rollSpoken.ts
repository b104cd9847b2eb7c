import { say } from '../words/words.svelte';
import { DIE_WORDS, type AtTable } from './at.svelte';
import { DICE } from './dice';

/** “Purple 4, green 1, red 5.” */
export function rollSpoken(at: AtTable): string {
  const dice = DICE.map((die) => {
    const face = at.roll![die];
    return say('turn-die', {
      colour: DIE_WORDS[die],
      shows: typeof face === 'number' ? String(face) : at.isTemple ? `${face}-temple` : face,
    });
  });
  return `${dice.join(', ')}.`;
}
