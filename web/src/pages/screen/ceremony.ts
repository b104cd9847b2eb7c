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
  const counted = { kinds, revealed: 0 };
  const people = places.length;
  return [
    { act: 'opening', kinds: 0, revealed: 0, lasts: OPENING },
    ...Array.from({ length: kinds }, (_, kind): Step => ({
      act: 'count',
      kinds: kind + 1,
      revealed: 0,
      lasts: Math.min(KIND, COUNT_AT_MOST / kinds),
    })),
    ...(people > 1 ? reveals(places) : []).map((revealed): Step => ({
      ...counted,
      act: 'places',
      revealed,
      lasts: lengthOf(revealed, people),
    })),
    { act: 'winner', kinds, revealed: people, lasts: people > 1 ? WINNER : 0 },
    { act: 'over', kinds, revealed: people, lasts: Infinity },
  ];
}

/** How many lines are revealed after each step. Those beyond the first page come a page at a time, the others one by one, and
 * those who share the victory together. */
function reveals(places: readonly number[]): number[] {
  const people = places.length;
  const winners = places.filter((place) => place === 1).length;
  const steps: number[] = [];
  for (let revealed = 0; revealed < people;) {
    const left = people - revealed;
    if (left <= winners) revealed = people;
    else if (left > LINES) revealed += Math.min(LINES, left - LINES);
    else revealed++;
    steps.push(revealed);
  }
  return steps;
}

function lengthOf(revealed: number, people: number): number {
  const place = people - revealed + 1;
  if (place <= TOP) return TOP_LINE;
  return place <= LINES ? LINE : PAGE;
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
