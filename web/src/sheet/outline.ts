import { nameOf, readingOrder, type Place } from './place';

/** A step along a side of a cell: one of (1,0), (0,1), (-1,0), (0,-1). */
export interface Step {
  readonly x: number;
  readonly y: number;
}

export interface Corner {
  /** The crossing of lines: column and row of the cell to its lower right. */
  readonly at: Place;
  readonly arrive: Step;
  readonly leave: Step;
  /** The outline passes here twice, because two cells touch at this corner only. */
  readonly pinched: boolean;
}

export type Outline = readonly Corner[];

interface Side {
  readonly from: Place;
  readonly to: Place;
  readonly step: Step;
}

/**
 * The outlines of a set of cells, holes included, walked with the inside on the right.
 * Where two cells touch only at a corner the walk crosses over, so that they stay one outline.
 */
export function outlinesOf(cells: readonly Place[]): Outline[] {
  const sides = sidesByStart(cells);
  const outlines: Outline[] = [];
  for (;;) {
    const first = [...sides.values()].filter((list) => list.length).map((list) => list[0]!.from);
    if (!first.length) return outlines;
    outlines.push(walk(sides, first.sort((a, b) => a.column - b.column || a.row - b.row)[0]!));
  }
}

function sidesByStart(cells: readonly Place[]): Map<string, Side[]> {
  const inside = new Set(cells.map(nameOf));
  const sides = new Map<string, Side[]>();
  for (const { column: c, row: r } of [...cells].sort(readingOrder)) {
    const around: [number, number, Step, Place][] = [
      [c, r, { x: 1, y: 0 }, { column: c, row: r - 1 }],
      [c + 1, r, { x: 0, y: 1 }, { column: c + 1, row: r }],
      [c + 1, r + 1, { x: -1, y: 0 }, { column: c, row: r + 1 }],
      [c, r + 1, { x: 0, y: -1 }, { column: c - 1, row: r }],
    ];
    for (const [column, row, step, beyond] of around) {
      if (inside.has(nameOf(beyond))) continue;
      const from = { column, row };
      const side = { from, to: { column: column + step.x, row: row + step.y }, step };
      sides.set(nameOf(from), [...(sides.get(nameOf(from)) ?? []), side]);
    }
  }
  return sides;
}

function walk(sides: Map<string, Side[]>, start: Place): Outline {
  const walked: Side[] = [];
  let here = start;
  for (;;) {
    const ways = sides.get(nameOf(here));
    if (!ways?.length) break;
    const last = walked.at(-1)?.step;
    // Where two cells touch at a corner only, turn left, to the other cell.
    const left = last ? ways.findIndex(({ step }) => step.x === last.y && step.y === -last.x) : -1;
    const [side] = ways.splice(ways.length > 1 && left >= 0 ? left : 0, 1);
    walked.push(side!);
    here = side!.to;
  }
  const visits = new Map<string, number>();
  for (const { from } of walked) visits.set(nameOf(from), (visits.get(nameOf(from)) ?? 0) + 1);
  const corners = walked.map(({ from, step }, index) => ({
    at: from,
    arrive: walked.at(index - 1)!.step,
    leave: step,
    pinched: visits.get(nameOf(from))! > 1,
  }));
  return corners.filter(({ arrive, leave, pinched }) => pinched || arrive.x !== leave.x || arrive.y !== leave.y);
}
