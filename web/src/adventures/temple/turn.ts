import type { DieName } from '../../dice/die';
import type { DraftAnswer, Legal } from '../../wire/types';
import { diceOf, inOrder, type Roll } from '../../play/dice';
import { PASS, readStep } from '../../play/steps';
import { NONE, told, type Outcome, type Told } from '../../play/told';

/*
 * A turn in the Temple on the screen: what the player holds, what is shown, what a tap leads to. It has no rule of
 * the game, the host says what is legal. `base` is what was legal before the number was written, because until the
 * turn is inked the number may move and change.
 */

export interface TempleHand {
  /** The number that was picked to be written, as the notation has it: `4+1+5`, `P=9`. */
  readonly number: string | null;
  /** The space that was pressed before any number was. */
  readonly space: string | null;
}

export interface TempleTurn {
  readonly draft: DraftAnswer;
  readonly base: Legal;
  readonly roll: Roll;
  readonly hand: TempleHand;
}

export interface TempleNumber {
  readonly value: number;
  readonly way: string;
  readonly dice: readonly DieName[];
}

export interface Written {
  readonly way: string;
  readonly value: number;
  readonly space: string;
}

export const EMPTY_HAND: TempleHand = { number: null, space: null };

/** The number in pencil. */
export function writtenOf(steps: readonly string[]): Written | null {
  for (const step of steps.map(readStep)) if (step.kind === 'write') return step;
  return null;
}

/** Every number that can be written, once: with Penny where she can make it, else with the fewest dice. */
export function numbersOf(base: Legal, roll: Roll): TempleNumber[] {
  const best = new Map<number, TempleNumber>();
  for (const { text, value } of base.numbers) {
    const number = { value, way: text, dice: diceOf(text, roll) };
    const known = best.get(value);
    if (!known || isPenny(text) || (!isPenny(known.way) && number.dice.length < known.dice.length))
      best.set(value, number);
  }
  return [...best.values()].sort((a, b) => a.value - b.value);
}

function isPenny(way: string): boolean {
  return way.startsWith('P=');
}

export interface TempleView {
  readonly numbers: readonly TempleNumber[];
  readonly penny: boolean;
  /** The value of the number that is pressed. */
  readonly lit: number | null;
  readonly written: Written | null;
  readonly legal: ReadonlySet<string>;
  readonly crossable: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly inHand: number | null;
  /** No number can be written, so the ink button passes. */
  readonly passes: boolean;
  readonly told: Told;
}

export function templeView(turn: TempleTurn): TempleView {
  const { draft, base, roll, hand } = turn;
  const numbers = numbersOf(base, roll);
  const written = writtenOf(draft.steps);
  const held = written?.value ?? numbers.find(({ way }) => way === hand.number)?.value ?? null;
  const passes = base.spaces.length === 0;
  return {
    numbers: passes ? [] : numbers,
    penny: !passes && base.numbers.some(({ text }) => isPenny(text)),
    lit: held,
    written,
    legal: new Set(base.spaces.filter((space) => space !== written?.space)),
    crossable: new Set(draft.legal?.crossable ?? []),
    selected: hand.space && !written ? new Set([hand.space]) : NONE,
    inHand: held,
    passes,
    told: sentence(turn, written, held, passes),
  };
}

function sentence(
  { draft, roll, hand, base }: TempleTurn,
  written: Written | null,
  held: number | null,
  passes: boolean,
): Told {
  const lockpick = roll.D === 'D';
  const penny = base.numbers.some(({ text }) => isPenny(text));
  if (passes) return told(draft.legal?.crossable.length ? 'turn-pass-or-cross' : 'turn-pass-why');
  if (written) return told('turn-in-pencil', { number: written.value });
  if (held !== null) return told(lockpick ? 'turn-where-door' : 'turn-where', { number: held });
  if (hand.space) return told('turn-which', { space: hand.space });
  if (penny) return told(lockpick ? 'turn-choose-penny-door' : 'turn-choose-penny');
  return told(lockpick ? 'turn-choose-door' : 'turn-choose');
}

type After = Outcome<TempleHand>;

/** A number is pressed: it replaces the one in pencil, goes to the space that was pressed before, or is picked. */
export function tapNumber({ draft, hand }: TempleTurn, way: string): After {
  const written = writtenOf(draft.steps);
  const lifted = { number: way, space: null };
  if (written)
    return written.way === way
      ? { hand: lifted }
      : { hand: lifted, steps: replaceNumber(draft.steps, `${way}@${written.space}`) };
  if (hand.space) return { hand: lifted, steps: addNumber(draft.steps, `${way}@${hand.space}`) };
  return { hand: hand.number === way ? EMPTY_HAND : lifted };
}

/** A number is dragged onto a space: it goes there, whatever is in pencil. */
export function dropNumber({ draft, base, hand }: TempleTurn, way: string, space: string): After {
  const written = writtenOf(draft.steps);
  if (!base.spaces.includes(space)) return { hand, why: { space, steps: whyNot(base, way, space) } };
  const step = `${way}@${space}`;
  return {
    hand: { number: way, space: null },
    steps: written ? replaceNumber(draft.steps, step) : addNumber(draft.steps, step),
  };
}

/** The dice that make the number in hand or in pencil; none for a number that Penny chooses. */
export function diceInHand(turn: TempleTurn): readonly DieName[] {
  const way = writtenOf(turn.draft.steps)?.way ?? turn.hand.number;
  return way && !isPenny(way) ? diceOf(way, turn.roll) : [];
}

/** A die is pressed: it is added to those in hand or taken away again, and what they make is the number. Null if no number
 * comes of it: a special face has none. */
export function tapDie(turn: TempleTurn, die: DieName): After | null {
  const held = diceInHand(turn);
  const dice = inOrder(held.includes(die) ? held.filter((one) => one !== die) : [...held, die]);
  const faces = dice.map((one) => turn.roll[one]);
  if (faces.some((face) => typeof face !== 'number')) return null;
  if (!dice.length) return { hand: EMPTY_HAND, ...(writtenOf(turn.draft.steps) ? { steps: withoutNumber(turn) } : {}) };
  const sum = faces.reduce<number>((all, face) => all + Number(face), 0);
  const number = numbersOf(turn.base, turn.roll).find(({ value }) => value === sum);
  // A number by dice alone takes their way, so that the next die is added to these.
  const way = turn.base.numbers.find(({ text }) => text === faces.join('+'))?.text ?? number?.way;
  return way ? tapNumber({ ...turn, hand: { ...turn.hand, number: null } }, way) : null;
}

function withoutNumber({ draft }: TempleTurn): string[] {
  return replaceNumber(draft.steps, null);
}

/** All mummies that can be crossed out are, at once. */
export function crossOutAll({ draft, hand }: TempleTurn): After {
  const crossed = (draft.legal?.crossable ?? []).map((space) => `x${space}`);
  return { hand, steps: [...draft.steps.filter((step) => step !== PASS), ...crossed] };
}

/** A space is pressed. */
export function tapSpace({ draft, base, hand }: TempleTurn, space: string): After {
  const { steps } = draft;
  const written = writtenOf(steps);
  if (written?.space === space)
    return { hand: { number: written.way, space: null }, steps: replaceNumber(steps, null) };
  if (steps.includes(`x${space}`)) return { hand, steps: steps.filter((step) => step !== `x${space}`) };
  if (draft.legal?.crossable.includes(space))
    return { hand, steps: [...steps.filter((step) => step !== PASS), `x${space}`] };
  const way = written?.way ?? hand.number;
  if (base.spaces.includes(space)) {
    if (written) return { hand, steps: replaceNumber(steps, `${written.way}@${space}`) };
    if (way) return { hand, steps: addNumber(steps, `${way}@${space}`) };
    return { hand: { number: null, space: hand.space === space ? null : space } };
  }
  return { hand, why: { space, steps: whyNot(base, way, space) } };
}

/** The steps to ask the host about, so that its refusal says why nothing can be written in this space. Without any
 * number to write, the space may still be a mummy that cannot be crossed out. */
function whyNot(base: Legal, way: string | null, space: string): string[] {
  const number = way ?? base.numbers[0]?.text;
  return number ? [`${number}@${space}`] : [`x${space}`];
}

/** The number goes first, as crossing out a mummy may need it. */
function addNumber(steps: readonly string[], step: string): string[] {
  return [step, ...steps];
}

function replaceNumber(steps: readonly string[], step: string | null): string[] {
  return steps.flatMap((old) => (readStep(old).kind === 'write' ? (step ? [step] : []) : [old]));
}

/** The steps to ink. A turn in which nothing can be written and nothing was crossed out is a pass. */
export function stepsToInk(draft: DraftAnswer, base: Legal): readonly string[] {
  return draft.steps.length === 0 && base.may_pass ? [PASS] : draft.steps;
}
