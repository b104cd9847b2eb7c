import { pagesOf } from './rotation';

/* The end of a game as the room sees it, step by step. Which step it is follows from the time since the last round closed, so
 * that two screens show the same, and one that comes back in the middle goes on where it would be. */

/** `opening`: the bars are empty; `count`: one kind of stars after another; `places`: from last to first; `winner`: the winner's
 * sheet with its stars; `over`: all is told. */
export type Act = 'opening' | 'count' | 'places' | 'winner' | 'over';

export interface Step {
  readonly act: Act;
  /** How many kinds of stars are counted, with the one that is being counted. */
  readonly kinds: number;
  /** How many lines of the ranking are revealed, from the last one on. */
  readonly revealed: number;
  /** In milliseconds. */
  readonly lasts: number;
}

/** So many lines of the ranking are in sight at once. */
export const LINES = 16;

const OPENING = 1_500;
const KIND = 2_000;
const COUNT_AT_MOST = 7_000;
const PAGE = 800;
const LINE = 350;
const TOP = 3;
const TOP_LINE = 1_400;
const WINNER = 5_000;

/** What comes after what, for so many kinds of stars and these places, the best first. Somebody alone has no places. */
export function stepsOf(kinds: number, places: readonly number[]): Step[] {
  const people = places.length;
  return [
    { act: 'opening', kinds: 0, revealed: 0, lasts: OPENING },
    ...Array.from({ length: kinds }, (_, kind): Step => ({
      act: 'count',
      kinds: kind + 1,
      revealed: 0,
      lasts: Math.min(KIND, COUNT_AT_MOST / kinds),
    })),
    ...(people > 1 ? reveals(places) : []).map((reveal): Step => ({ ...reveal, act: 'places', kinds })),
    { act: 'winner', kinds, revealed: people, lasts: people > 1 ? WINNER : 0 },
    { act: 'over', kinds, revealed: people, lasts: Infinity },
  ];
}

interface Reveal {
  readonly revealed: number;
  readonly lasts: number;
}

/** How many lines are revealed after each step. Pages after the first come as a whole, the lines of the first one by one, and
 * those who share the victory together. */
function reveals(places: readonly number[]): Reveal[] {
  const people = places.length;
  const winners = places.filter((place) => place === 1).length;
  const [first = [], ...others] = pagesOf(places, LINES);
  const steps: Reveal[] = [];
  let revealed = 0;
  for (const page of others.reverse()) steps.push({ revealed: (revealed += page.length), lasts: PAGE });
  for (let line = first.length; line > winners; line--)
    steps.push({ revealed: ++revealed, lasts: line <= TOP ? TOP_LINE : LINE });
  return revealed < people ? [...steps, { revealed: people, lasts: TOP_LINE }] : steps;
}

export interface Position extends Step {
  /** Milliseconds until the next step. */
  readonly left: number;
}

export function positionAt(steps: readonly Step[], elapsed: number): Position {
  let until = 0;
  for (const step of steps) {
    until += step.lasts;
    if (elapsed < until) return { ...step, left: until - elapsed };
  }
  return { ...steps.at(-1)!, left: Infinity };
}
