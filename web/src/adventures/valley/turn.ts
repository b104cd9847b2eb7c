import type { DieName, DieState } from '../../dice/die';
import type { DiscoveryKind, Structure } from '..';
import type { Discovery, Mark } from '../../sheet/layout';
import type { BestFind, DraftAnswer, Legal, Way } from '../../wire/types';
import { assignDice, DICE, diceOf, inOrder, wayOf, type Roll } from '../../play/dice';
import { readStep, revealOf, spaceOf, withoutReveal } from '../../play/steps';
import { NONE, told, type Outcome, type Told } from '../../play/told';

/*
 * A turn in the Valley on the screen: what the player holds, what is shown, what a tap leads to. It has no rule of
 * the game, the host says what is legal. The discovery is always the last step, and `base` is what was legal before
 * it, so that numbers can still be added after a discovery was chosen.
 */

export interface ValleyHand {
  readonly dice: readonly DieName[];
  /** Penny's number, once she is taken up and it is chosen. */
  readonly penny: number | null;
  readonly structure: string | null;
  /** Which dice went into which step, where equal faces leave a choice. */
  readonly taken: ReadonlyMap<string, readonly DieName[]>;
}

export interface ValleyTurn {
  readonly draft: DraftAnswer;
  readonly base: Legal;
  readonly roll: Roll;
  readonly hand: ValleyHand;
}

export const EMPTY_HAND: ValleyHand = { dice: [], penny: null, structure: null, taken: new Map() };

export interface DieView {
  readonly die: DieName;
  readonly state: DieState;
  /** What a spent die went into. */
  readonly note: Told | null;
}

export interface ValleyView {
  readonly dice: readonly DieView[];
  /** What the dice in hand make. */
  readonly way: Way | null;
  readonly picker: boolean;
  readonly structures: boolean;
  readonly drawable: ReadonlySet<string>;
  readonly legal: ReadonlySet<string>;
  readonly crossable: ReadonlySet<string>;
  readonly inHand: Mark;
  readonly finds: readonly BestFind[];
  /** How many discoveries there are in all; the host sends the best of each kind. */
  readonly findCount: number;
  readonly revealed: string | null;
  /** Whether a step was played, as a discovery has to follow one. */
  readonly mayReveal: boolean;
  /** What is in hand and could still be placed. Inking leaves it out, so the player is asked first. */
  readonly unplaced: Told | null;
  readonly told: Told;
}

const NUMBER_FACE = 'number';

function special(die: DieName, roll: Roll): boolean {
  return typeof roll[die] !== NUMBER_FACE;
}

/** The number that the dice in hand make, as the host lists it. */
export function wayInHand({ base, roll, hand }: ValleyTurn): Way | null {
  const [first] = hand.dice;
  if (!first) return null;
  const text = special(first, roll) ? (first === 'P' && hand.penny ? `P=${hand.penny}` : '') : wayOf(hand.dice, roll);
  return base.numbers.find((way) => way.text === text) ?? null;
}

export function valleyView(turn: ValleyTurn): ValleyView {
  const { draft, base, roll, hand } = turn;
  const placed = withoutReveal(draft.steps);
  const way = wayInHand(turn);
  const [first] = hand.dice;
  const structures = first === 'D' && special('D', roll);
  const structure =
    structures && hand.structure && base.structures.includes(hand.structure) ? (hand.structure as Structure) : null;
  const nine = way !== null && base.nines.some(({ text }) => text === way.text);
  const finds = Object.values(base.discoveries).flatMap(({ best }) => best);
  return {
    dice: diceViews(turn, placed),
    way,
    picker: first === 'P' && special('P', roll),
    structures,
    drawable: new Set(base.structures),
    legal: way || structure ? new Set(base.spaces) : NONE,
    crossable: nine ? new Set(base.crossable) : NONE,
    inHand: structure ?? way?.value ?? null,
    finds: finds.sort((a, b) => b.stars - a.stars),
    findCount: Object.values(base.discoveries).reduce((sum, { count }) => sum + count, 0),
    revealed: revealOf(draft.steps),
    mayReveal: placed.length > 0,
    unplaced: unplacedOf(turn, way, structure, nine),
    told: sentence(turn, way, structure, nine && base.crossable.length > 0),
  };
}

function diceViews({ roll, hand }: ValleyTurn, placed: readonly string[]): DieView[] {
  const spent = assignDice(placed, roll, hand.taken);
  return DICE.map((die) => {
    const index = spent.findIndex((dice) => dice.includes(die));
    if (index < 0) return { die, state: hand.dice.includes(die) ? 'taken' : 'shown', note: null };
    const step = readStep(placed[index]!);
    const id =
      step.kind === 'cross' ? 'turn-spent-cross' : step.kind === 'structure' ? 'turn-spent-draw' : 'turn-spent-write';
    return { die, state: 'spent', note: told(id, { space: spaceOf(placed[index]!) ?? '' }) };
  });
}

function unplacedOf(
  { base, roll, hand }: ValleyTurn,
  way: Way | null,
  structure: string | null,
  nine: boolean,
): Told | null {
  const [first] = hand.dice;
  if (!first || !(base.spaces.length || (nine && base.crossable.length))) return null;
  if (way) return told('turn-unplaced-number', { number: way.value });
  if (structure) return told('turn-unplaced-structure', { structure });
  if (!special(first, roll)) return null;
  if (first === 'P') return told('turn-unplaced-penny');
  return base.structures.length ? told('turn-unplaced-dakota') : null;
}

function sentence(
  { draft, base, roll, hand }: ValleyTurn,
  way: Way | null,
  structure: string | null,
  crosses: boolean,
): Told {
  const [first] = hand.dice;
  if (first && !base.spaces.length) {
    if (crosses) return told('turn-cross-only');
    // Penny could still be chosen to be a 9, which crosses out a snake.
    if (way || first !== 'P' || !base.crossable.length) return told('turn-no-space');
  }
  if (way) return told(crosses ? 'turn-place-or-cross' : 'turn-where', { number: way.value });
  if (structure) return told('turn-place-structure', { structure });
  if (first === 'P' && special('P', roll)) return told('turn-pick-penny');
  if (first === 'D' && special('D', roll))
    return told(base.structures.length ? 'turn-pick-structure' : 'turn-no-structure');
  const left = base.numbers.length > 0 || base.structures.length > 0;
  if (revealOf(draft.steps)) return told(left ? 'turn-revealed-more' : 'turn-revealed');
  if (!draft.steps.length) return told('turn-take-dice');
  const finds = Object.values(base.discoveries).some(({ count }) => count > 0);
  if (!left) return told(finds ? 'turn-all-spent-find' : 'turn-all-spent');
  return told(finds ? 'turn-more-dice-find' : 'turn-more-dice');
}

type After = Outcome<ValleyHand>;

function holding(
  hand: ValleyHand,
  dice: readonly DieName[],
  penny: number | null = null,
  structure: string | null = null,
): ValleyHand {
  return { ...hand, dice, penny, structure };
}

/** A die is pressed: taken up, put down, or, if it is spent, the turn goes back to before its step. */
export function tapDie(turn: ValleyTurn, die: DieName): After {
  const { draft, base, roll, hand } = turn;
  const placed = withoutReveal(draft.steps);
  const step = assignDice(placed, roll, hand.taken).findIndex((dice) => dice.includes(die));
  if (step >= 0) return { hand: holding(hand, []), steps: placed.slice(0, step) };
  if (hand.dice.includes(die))
    return {
      hand: holding(
        hand,
        hand.dice.filter((held) => held !== die),
      ),
    };
  const alone = holding(
    hand,
    [die],
    null,
    die === 'D' && special('D', roll) && base.structures.length === 1 ? base.structures[0]! : null,
  );
  if (special(die, roll) || hand.dice.some((held) => special(held, roll))) return { hand: alone };
  const together = inOrder([...hand.dice, die]);
  // The host lists the sums that can be made; a die that makes none with those in hand is taken up alone.
  return { hand: base.numbers.some(({ text }) => text === wayOf(together, roll)) ? holding(hand, together) : alone };
}

export function pickPenny({ hand }: ValleyTurn, number: number): After {
  return { hand: holding(hand, ['P'], hand.penny === number ? null : number) };
}

export function pickStructure({ hand }: ValleyTurn, structure: string): After {
  return { hand: holding(hand, ['D'], null, hand.structure === structure ? null : structure) };
}

/** A number is typed: the fewest dice that make it are taken up. Penny is used only if she is in hand already, or if
 * nothing else makes it. */
export function typeNumber({ draft, base, roll, hand }: ValleyTurn, value: number): After {
  const ways = base.numbers.filter((way) => way.value === value).map(({ text }) => text);
  const penny = ways.find((way) => way.startsWith('P='));
  const fewest = ways.filter((way) => way !== penny).sort((a, b) => a.length - b.length)[0];
  if (penny && (!fewest || (hand.dice[0] === 'P' && special('P', roll)))) return { hand: holding(hand, ['P'], value) };
  if (!fewest) return { hand };
  const spent = assignDice(withoutReveal(draft.steps), roll, hand.taken).flat();
  const free = { ...roll, ...Object.fromEntries(spent.map((die) => [die, die])) };
  return { hand: holding(hand, diceOf(fewest, free)) };
}

/** A space is pressed: what is in hand goes there, or what is there in pencil is rubbed out. */
export function tapSpace(turn: ValleyTurn, space: string): After {
  const { draft, base, hand } = turn;
  const view = valleyView(turn);
  const there = withoutReveal(draft.steps).find((step) => spaceOf(step) === space);
  if (there) return { hand: holding(hand, []), steps: draft.steps.filter((step) => step !== there) };
  const what = view.way?.text ?? (view.inHand === null ? null : `D=${hand.structure}`);
  if (view.crossable.has(space)) return played(turn, `${what}x${space}`);
  if (what && view.legal.has(space)) return played(turn, `${what}@${space}`);
  const asked = what ?? base.numbers[0]?.text;
  return asked ? { hand, why: { space, steps: [...withoutReveal(draft.steps), `${asked}@${space}`] } } : { hand };
}

function played({ draft, hand }: ValleyTurn, step: string): After {
  const reveal = revealOf(draft.steps);
  return {
    hand: { ...EMPTY_HAND, taken: new Map([...hand.taken, [step, hand.dice]]) },
    steps: [...withoutReveal(draft.steps), step, ...(reveal ? [reveal] : [])],
  };
}

/** A discovery is pressed: on, or off again. */
export function tapFind({ draft, hand }: ValleyTurn, step: string): After {
  return { hand, steps: [...withoutReveal(draft.steps), ...(revealOf(draft.steps) === step ? [] : [step])] };
}

export function discoveryOf(step: string): Discovery | null {
  const read = readStep(step);
  return read.kind === 'reveal' ? { kind: read.discovery as DiscoveryKind, spaces: read.spaces } : null;
}

/** The discovery after the one in the draft; null after the last, so that the next key begins again. */
export function nextFind(finds: readonly BestFind[], revealed: string | null): string | null {
  const index = finds.findIndex(({ step }) => step === revealed);
  return finds[index + 1]?.step ?? null;
}
