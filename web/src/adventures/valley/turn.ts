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
  /** The space that was pressed before anything was taken up. */
  readonly space: string | null;
  /** The only die left was put down, so it is not taken up by itself any more. */
  readonly idle: boolean;
  /** Which dice went into which step, where equal faces leave a choice. */
  readonly taken: ReadonlyMap<string, readonly DieName[]>;
}

export interface ValleyTurn {
  readonly draft: DraftAnswer;
  readonly base: Legal;
  readonly roll: Roll;
  readonly hand: ValleyHand;
}

export const EMPTY_HAND: ValleyHand = {
  dice: [],
  penny: null,
  structure: null,
  space: null,
  idle: false,
  taken: new Map(),
};

export interface DieView {
  readonly die: DieName;
  readonly state: DieState;
  /** What a spent die went into. */
  readonly note: Told | null;
}

/** A number that the dice which are left can make, and with which of them. */
export interface Sum extends Way {
  readonly dice: readonly DieName[];
}

/** A kind of discovery with the one of it that the sheet is nearest to. */
export interface NearKind {
  readonly kind: DiscoveryKind;
  readonly stars: number;
  readonly lacks: number;
  readonly spaces: readonly string[];
  /** The step that reveals the best one, if that may be the next. */
  readonly best: string | null;
  /** One of this kind is in pencil. */
  readonly on: boolean;
}

export interface ValleyView {
  readonly dice: readonly DieView[];
  /** What the dice in hand make. */
  readonly way: Way | null;
  readonly sums: readonly Sum[];
  readonly picker: boolean;
  /** Whether Dakota's die can still draw. */
  readonly structures: boolean;
  readonly drawable: ReadonlySet<string>;
  readonly legal: ReadonlySet<string>;
  readonly crossable: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly inHand: Mark;
  readonly near: readonly NearKind[];
  /** By space, the kind of the discovery that a tap there reveals. */
  readonly offers: ReadonlyMap<string, DiscoveryKind>;
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

/** The dice that no step has used. */
function freeDice({ draft, roll, hand }: ValleyTurn): DieName[] {
  const spent = assignDice(withoutReveal(draft.steps), roll, hand.taken).flat();
  return DICE.filter((die) => !spent.includes(die));
}

/** The roll without the numbers of dice that are spent. */
function freeRoll(turn: ValleyTurn): Roll {
  const free = freeDice(turn);
  return { ...turn.roll, ...Object.fromEntries(DICE.filter((die) => !free.includes(die)).map((die) => [die, die])) };
}

/** The turn with the only die that is left in hand, unless it was put down: there is nothing else to take up. */
function withLast(turn: ValleyTurn): ValleyTurn {
  const { base, roll, hand } = turn;
  const left = freeDice(turn);
  const [last] = left;
  if (hand.dice.length || hand.idle || hand.space || left.length !== 1 || special(last!, roll)) return turn;
  const fits = base.spaces.length > 0 && base.numbers.some(({ text }) => text === wayOf(left, roll));
  return fits ? { ...turn, hand: { ...hand, dice: left } } : turn;
}

export function valleyView(given: ValleyTurn): ValleyView {
  const turn = withLast(given);
  const { draft, base, roll, hand } = turn;
  const placed = withoutReveal(draft.steps);
  const way = wayInHand(turn);
  const [first] = hand.dice;
  const structures = special('D', roll) && freeDice(turn).includes('D');
  const structure =
    first === 'D' && structures && hand.structure && base.structures.includes(hand.structure)
      ? (hand.structure as Structure)
      : null;
  const crosses = first ? way !== null && base.nines.some(({ text }) => text === way.text) : base.nines.length > 0;
  const finds = Object.values(base.discoveries)
    .flatMap(({ best }) => best)
    .sort((a, b) => b.stars - a.stars);
  const goesSomewhere = way ?? structure ?? (base.numbers.length > 0 || base.structures.length > 0);
  return {
    dice: diceViews(turn, placed),
    way,
    sums: sumsOf(turn),
    picker: first === 'P' && special('P', roll),
    structures,
    drawable: new Set(base.structures),
    legal: goesSomewhere ? new Set(base.spaces) : NONE,
    crossable: crosses ? new Set(base.crossable) : NONE,
    selected: hand.space && base.spaces.includes(hand.space) ? new Set([hand.space]) : NONE,
    inHand: structure ?? way?.value ?? null,
    near: nearKinds(turn),
    offers: offersOf(finds, new Set(placed.map(spaceOf))),
    finds,
    findCount: Object.values(base.discoveries).reduce((sum, { count }) => sum + count, 0),
    revealed: revealOf(draft.steps),
    mayReveal: placed.length > 0,
    unplaced: given.hand.dice.length ? unplacedOf(turn, way, structure, crosses) : null,
    told: sentence(turn, way, structure, crosses && base.crossable.length > 0, !given.hand.dice.length),
  };
}

/** Every number that the dice which are left make, as the host lists them; Penny has a picker of her own. */
function sumsOf(turn: ValleyTurn): Sum[] {
  const roll = freeRoll(turn);
  return turn.base.numbers
    .filter(({ text }) => !text.startsWith('P='))
    .map((way) => ({ ...way, dice: diceOf(way.text, roll) }))
    .filter(({ dice }) => dice.length > 0)
    .sort((a, b) => a.value - b.value || a.dice.length - b.dice.length);
}

function nearKinds({ draft, base }: ValleyTurn): NearKind[] {
  const revealed = revealOf(draft.steps);
  return Object.entries(draft.near ?? {}).map(([name, { lacks, stars, spaces }]) => {
    const kind = name as DiscoveryKind;
    const on = revealed !== null && discoveryOf(revealed)!.kind === kind;
    const best = on ? revealed : (base.discoveries[kind]?.best[0]?.step ?? null);
    const there = best ? discoveryOf(best)! : null;
    return { kind, stars, lacks: there ? 0 : lacks, spaces: there?.spaces ?? spaces, best, on };
  });
}

function offersOf(finds: readonly BestFind[], pencil: ReadonlySet<string | null>): Map<string, DiscoveryKind> {
  const offers = new Map<string, DiscoveryKind>();
  for (const { step } of finds.toReversed())
    for (const space of discoveryOf(step)!.spaces) if (!pencil.has(space)) offers.set(space, discoveryOf(step)!.kind);
  return offers;
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
  isLast: boolean,
): Told {
  const [first] = hand.dice;
  if (hand.space && base.spaces.includes(hand.space) && !way && !structure)
    return told('turn-which', { space: hand.space });
  if (first && !base.spaces.length) {
    if (crosses) return told('turn-cross-only');
    // Penny could still be chosen to be a 9, which crosses out a snake.
    if (way || first !== 'P' || !base.crossable.length) return told('turn-no-space');
  }
  const finds = Object.values(base.discoveries).some(({ count }) => count > 0);
  if (way && isLast && !revealOf(draft.steps))
    return told(finds ? 'turn-last-die-find' : 'turn-last-die', { number: way.value });
  if (way && !isLast) return told(crosses ? 'turn-place-or-cross' : 'turn-where', { number: way.value });
  if (structure) return told('turn-place-structure', { structure });
  if (first === 'P' && special('P', roll)) return told('turn-pick-penny');
  if (first === 'D' && special('D', roll))
    return told(base.structures.length ? 'turn-pick-structure' : 'turn-no-structure');
  const left = base.numbers.length > 0 || base.structures.length > 0;
  if (revealOf(draft.steps)) return told(left ? 'turn-revealed-more' : 'turn-revealed');
  if (!draft.steps.length) return told('turn-take-dice');
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
  return { ...hand, dice, penny, structure, idle: false };
}

/** A die is pressed: taken up, put down, or, if it is spent, the turn goes back to before its step. */
export function tapDie(given: ValleyTurn, die: DieName): After {
  const { draft, base, roll, hand } = withLast(given);
  const placed = withoutReveal(draft.steps);
  const step = assignDice(placed, roll, hand.taken).findIndex((dice) => dice.includes(die));
  if (step >= 0) return { hand: holding(hand, []), steps: placed.slice(0, step) };
  if (hand.dice.includes(die)) return { hand: putDown(hand, [die]) };
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

function putDown(hand: ValleyHand, dice: readonly DieName[]): ValleyHand {
  const left = hand.dice.filter((held) => !dice.includes(held));
  return { ...holding(hand, left), idle: left.length === 0 };
}

/** A sum is pressed: it goes to the space that was pressed before, or its dice are taken up, or put down again. */
export function tapSum(given: ValleyTurn, text: string): After {
  const turn = withLast(given);
  const sum = sumsOf(turn).find((one) => one.text === text);
  if (!sum) return { hand: given.hand };
  if (wayInHand(turn)?.text === text) return { hand: putDown(turn.hand, turn.hand.dice) };
  return lifted(given, holding(given.hand, sum.dice), text);
}

export function pickPenny(turn: ValleyTurn, number: number): After {
  const { hand } = turn;
  if (hand.penny === number) return { hand: holding(hand, ['P']) };
  return lifted(turn, holding(hand, ['P'], number), `P=${number}`);
}

/** One of Dakota's structures is pressed, whether or not his die is in hand. */
export function pickStructure(turn: ValleyTurn, structure: string): After {
  const { hand } = turn;
  if (hand.structure === structure) return { hand: holding(hand, ['D']) };
  return lifted(turn, holding(hand, ['D'], null, structure), `D=${structure}`);
}

/** What was chosen goes to the space that was pressed before, if one was; else it is in hand. */
function lifted(turn: ValleyTurn, hand: ValleyHand, what: string): After {
  const { space } = turn.hand;
  if (!space || !turn.base.spaces.includes(space)) return { hand: { ...hand, space: null } };
  return played({ ...turn, hand }, `${what}@${space}`);
}

/** A number is typed: the fewest dice that make it are taken up. Penny is used only if she is in hand already, or if
 * nothing else makes it. A space that was pressed before stays chosen: a second digit may follow. */
export function typeNumber(turn: ValleyTurn, value: number): After {
  const { base, roll, hand } = turn;
  const ways = base.numbers.filter((way) => way.value === value).map(({ text }) => text);
  const penny = ways.find((way) => way.startsWith('P='));
  const fewest = ways.filter((way) => way !== penny).sort((a, b) => a.length - b.length)[0];
  if (penny && (!fewest || (hand.dice[0] === 'P' && special('P', roll)))) return { hand: holding(hand, ['P'], value) };
  if (!fewest) return { hand };
  return { hand: holding(hand, diceOf(fewest, freeRoll(turn))) };
}

/** A space is pressed: what is in pencil there is rubbed out, a discovery that lies there is revealed, and otherwise it is
 * for what is in hand, or for what will be chosen next. */
export function tapSpace(given: ValleyTurn, space: string): After {
  const turn = withLast(given);
  const { draft, base, hand } = turn;
  const view = valleyView(turn);
  const there = withoutReveal(draft.steps).find((step) => spaceOf(step) === space);
  if (there) return { hand: holding(hand, []), steps: draft.steps.filter((step) => step !== there) };
  if (view.offers.has(space)) return tapFind(given, nextAt(view, space));
  if (view.legal.has(space) && view.inHand === null)
    return { hand: { ...hand, space: hand.space === space ? null : space } };
  if (view.crossable.has(space) && !hand.dice.length) return crossed(turn, base.nines, space);
  return dropOn(turn, space);
}

/** What is in hand is let go over a space. */
export function dropOn(given: ValleyTurn, space: string): After {
  const turn = withLast(given);
  const { draft, base, hand } = turn;
  const view = valleyView(turn);
  const what = view.way?.text ?? (view.inHand === null ? null : `D=${hand.structure}`);
  if (what && view.crossable.has(space)) return played(turn, `${what}x${space}`);
  if (what && view.legal.has(space)) return played(turn, `${what}@${space}`);
  if (view.legal.has(space)) return { hand: { ...hand, space } };
  // With all dice spent the host says that: a number that is written already stands for what was meant.
  const asked = what ?? base.numbers[0]?.text ?? draft.steps.find((step) => step.includes('@'))?.split('@')[0];
  return asked ? { hand, why: { space, steps: [...withoutReveal(draft.steps), `${asked}@${space}`] } } : { hand };
}

/** The 9 that takes the fewest dice drives the snake away; Penny's only where nothing else makes one. */
function crossed(turn: ValleyTurn, nines: readonly Way[], space: string): After {
  const [nine] = nines.toSorted(
    (a, b) => Number(a.text.startsWith('P')) - Number(b.text.startsWith('P')) || a.text.length - b.text.length,
  );
  return played({ ...turn, hand: holding(turn.hand, diceOf(nine!.text, freeRoll(turn))) }, `${nine!.text}x${space}`);
}

/** The discovery that a tap on this space means: the best one there, then one after another, and then none. */
function nextAt({ finds, revealed }: ValleyView, space: string): string {
  const here = finds.filter(({ step }) => discoveryOf(step)!.spaces.includes(space));
  const index = here.findIndex(({ step }) => step === revealed);
  return (here[index + 1] ?? here[index])!.step;
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
