import type { DieName, Face } from '../dice/die';
import { readStep } from './steps';

export const DICE: readonly DieName[] = ['P', 'D', 'X'];

export type Roll = Readonly<Record<DieName, Face>>;

/** From `2 P… 5` as on the wire: purple, green, red. */
export function readRoll(text: string): Roll {
  const faces = text.split(' ').map((face) => (/^\d$/.test(face) ? Number(face) : (face as DieName)));
  return { P: faces[0] ?? 1, D: faces[1] ?? 1, X: faces[2] ?? 1 };
}

/** The dice in the order of the notation, whatever the order they were taken up in. */
export function inOrder(dice: Iterable<DieName>): DieName[] {
  const taken = new Set(dice);
  return DICE.filter((die) => taken.has(die));
}

/** What stands before the `@` for these dice: `2+5`. Special faces have no number. */
export function wayOf(dice: Iterable<DieName>, roll: Roll): string {
  return inOrder(dice)
    .map((die) => roll[die])
    .join('+');
}

/** Every set of dice whose faces add up as this way says, such as `2+5`, in the order of the notation. */
function makersOf(way: string, roll: Roll): DieName[][] {
  if (way.startsWith('P=')) return [['P']];
  if (way.startsWith('D=')) return [['D']];
  const sets = Array.from({ length: 7 }, (_, index) => DICE.filter((_, die) => ((index + 1) >> die) & 1));
  return sets.filter((dice) => dice.every((die) => typeof roll[die] === 'number') && wayOf(dice, roll) === way);
}

/** The dice that make a number, for the small shapes under it: of equal ones the first. */
export function diceOf(way: string, roll: Roll): DieName[] {
  return makersOf(way, roll)[0] ?? [];
}

/** The dice part of a step: what stands before the `@` or `x`. */
function spentOn(step: string): string {
  const read = readStep(step);
  if (read.kind === 'structure') return `D=${read.structure}`;
  return 'way' in read ? read.way : '';
}

/**
 * Which dice went into which step. Equal faces can be told apart in several ways: `taken` remembers which the player
 * took up, and is followed where it fits.
 */
export function assignDice(
  steps: readonly string[],
  roll: Roll,
  taken: ReadonlyMap<string, readonly DieName[]> = new Map(),
): DieName[][] {
  function assign(index: number, used: readonly DieName[]): DieName[][] | null {
    if (index === steps.length) return [];
    const way = spentOn(steps[index]!);
    const remembered = taken.get(steps[index]!);
    const makers = way ? makersOf(way, roll) : [[]];
    const tried = remembered ? [[...remembered], ...makers] : makers;
    for (const dice of tried) {
      if (dice.some((die) => used.includes(die))) continue;
      const rest = assign(index + 1, [...used, ...dice]);
      if (rest) return [dice, ...rest];
    }
    return null;
  }
  return assign(0, []) ?? steps.map(() => []);
}
