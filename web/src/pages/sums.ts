import type { DieName } from '../dice/die';
import { DICE, type Roll } from '../play/dice';

export interface Sum {
  readonly number: number;
  readonly dice: readonly DieName[];
}

/**
 * What the dice lying there add up to, each number with the fewest dice that make it, so that nobody in the room has to reckon.
 * Sums only: what may be written, and where, the host tells each player.
 */
export function sumsOf(roll: Roll): Sum[] {
  const numbered = DICE.filter((die) => typeof roll[die] === 'number');
  const choices = Array.from({ length: 2 ** numbered.length - 1 }, (_, index) =>
    numbered.filter((_, place) => ((index + 1) >> place) & 1),
  );
  const sums = new Map<number, Sum>();
  for (const dice of choices.sort((a, b) => a.length - b.length)) {
    const number = dice.reduce((sum, die) => sum + Number(roll[die]), 0);
    if (!sums.has(number)) sums.set(number, { number, dice });
  }
  return [...sums.values()].sort((a, b) => a.number - b.number);
}
