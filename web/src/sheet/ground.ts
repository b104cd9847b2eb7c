import { ADVENTURES } from '../adventures';
import { beside, COLUMN, direction, distance, pairs, type Geometry, type Point } from './geometry';
import type { Sheet } from './layout';
import { noise } from './noise';
import { outlinesOf, type Corner, type Outline } from './outline';
import { at, line, num, polygon } from './path';
import { nameOf } from './place';
import { NECK, ring } from './ring';
import { stroke } from './stroke';

/* What lies under the spaces: the paper they are on, and what surrounds them. */

const COURSE = 4.2;
const JOINT_EVERY = 17;

export interface Stones {
  /** The band of sandstone, as a path to be filled by the even-odd rule. */
  readonly course: string;
  readonly joints: string;
}

/** A course of stones along the outer wall. */
export function stones(outline: Outline, geometry: Geometry): Stones {
  const inner = ring(outline, geometry);
  const outer = polygon(ring(outline, geometry, -COURSE));
  let joints = outer;
  for (const [from, to] of pairs(inner)) {
    const length = distance(from, to);
    const unit = direction(from, to);
    const count = Math.max(1, Math.round(length / JOINT_EVERY));
    for (let index = 0; index < count; index++) {
      const along = ((index + 0.5 + 0.22 * noise(from.x, from.y, index)) * length) / count;
      joints += line(beside(from, unit, along), beside(from, unit, along, -COURSE));
    }
  }
  return { course: outer + polygon(inner), joints };
}

export interface Clouds {
  readonly cloud: string;
  /** A soft second row of clouds behind the first, where there is room for it. */
  readonly mist: string;
}

/** Clouds that lie against the edge, high over cells without a space, flat at the drawing's rim. */
export function clouds(outline: Outline, sheet: Sheet, geometry: Geometry): Clouds {
  let cloud = '';
  let mist = '';
  const points = ring(outline, geometry);
  outline.forEach((corner, index) => {
    const from = points[index]!;
    const to = points[(index + 1) % points.length]!;
    const length = distance(from, to);
    const unit = direction(from, to);
    const turn = Math.round((Math.atan2(unit.y, unit.x) * 180) / Math.PI);
    const roomy = hasRoom(corner, sheet);
    const bump = (rx: number, ry: number, along: number) =>
      `A${num(rx, ry)} ${turn} 0 1 ${at(beside(from, unit, along))}`;

    cloud += (cloud ? 'L' : 'M') + at(from);
    for (const [start, end] of cuts(from, to, Math.max(2, Math.round(length / (roomy ? 20 : 15))))) {
      const radius = ((end - start) / 2) * 1.06;
      cloud += bump(radius, roomy ? radius * 0.82 : Math.min(4.4, radius * 0.6), end);
    }
    if (roomy) {
      const width = length / Math.max(1, Math.round(length / 34));
      mist += `M${at(from)}`;
      for (let along = width; along < length + 1; along += width)
        mist += bump((width / 2) * 1.04, Math.min(17, width * 0.46), along);
      mist += 'Z';
    }
  });
  return { cloud: `${cloud}Z`, mist };
}

/** Whether the cell beyond the side that leaves this corner belongs to the drawing. */
function hasRoom({ at: { column, row }, leave }: Corner, sheet: Sheet): boolean {
  const beyondColumn = leave.x < 0 || leave.y < 0 ? column - 1 : column;
  const beyondRow = leave.x > 0 || leave.y < 0 ? row - 1 : row;
  return beyondColumn >= 0 && beyondRow >= 0 && beyondColumn < sheet.columns && beyondRow < sheet.rows;
}

function cuts(from: Point, to: Point, count: number): [number, number][] {
  const length = distance(from, to);
  const marks = Array.from({ length: count + 1 }, (_, index) =>
    index === 0 || index === count
      ? (length * index) / count
      : ((index + 0.24 * noise(from.x, to.y, index)) * length) / count,
  );
  return marks.slice(1).map((end, index) => [marks[index]!, end]);
}

/** The paper of all spaces together. */
export function leaf(outlines: readonly Outline[], geometry: Geometry): string {
  return outlines.map((outline) => polygon(ring(outline, geometry))).join('');
}

const COURSES = 4;

/** Walls between the spaces: their ground and four courses of brick. */
export function walls(sheet: Sheet, geometry: Geometry): { ground: string; bricks: string } {
  let ground = '';
  let bricks = '';
  const height = geometry.rowHeight / COURSES;
  for (const place of sheet.walls) {
    const { x, y } = geometry.corner(place);
    ground += `M${num(x, y)}h${COLUMN}v${num(geometry.rowHeight)}h${-COLUMN}z`;
    for (let course = 0; course < COURSES; course++) {
      const top = y + height * course;
      if (course) bricks += stroke({ x, y: top }, { x: x + COLUMN, y: top }, 0.3);
      for (const part of course % 2 ? [0.22, 0.76] : [0.5]) {
        bricks += `M${num(x + COLUMN * part + noise(x, y, course, part), top)}v${num(height)}`;
      }
    }
  }
  return { ground, bricks };
}

/** Neighbouring lake cells share one shore, and each cell has three waves. */
export function lakes(sheet: Sheet, geometry: Geometry): { shore: string; waves: string } {
  const shore = outlinesOf(sheet.lakes).map((outline) => polygon(ring(outline, geometry, 2.5, NECK), 13));
  const waves = sheet.lakes.flatMap((place) => {
    const { x, y } = geometry.centre(place);
    return [
      [0, -7],
      [4, 2],
      [-1, 11],
    ].map(([dx = 0, dy = 0]) => `M${num(x - 11 + dx, y + dy)}q3 -3.5 6 0t6 0t6 0`);
  });
  return { shore: shore.join(''), waves: waves.join('') };
}

/** How far a stroke runs past its corner, in units of the drawing. */
const OVERRUN = 2.6;

/** The outline in ink: each side one stroke. On a small drawing no stroke runs past its corner, as it would blur. */
export function edge(sheet: Sheet, geometry: Geometry, small: boolean): string {
  const over = ADVENTURES[sheet.adventure].overruns && !small ? OVERRUN : 0;
  return outlinesOf([...sheet.spaces.values(), ...sheet.lakes])
    .flatMap((outline) => pairs(ring(outline, geometry)).map(([from, to]) => stroke(from, to, 0.55, over)))
    .join('');
}

/** The lines between spaces. Pieces in a row are one line, so that it can be drawn in one stroke. */
export function gridLines(sheet: Sheet, geometry: Geometry): string {
  const isSpace = (column: number, row: number) => sheet.spaces.has(nameOf({ column, row }));
  let path = '';
  const rule = (length: number, divides: (index: number) => boolean, corner: (index: number) => Point) => {
    for (let start = 0; start < length; start++) {
      let end = start;
      while (end < length && divides(end)) end++;
      if (end > start) path += stroke(corner(start), corner(end), 0.35);
      start = end;
    }
  };
  for (let row = 1; row < sheet.rows; row++) {
    rule(
      sheet.columns,
      (column) => isSpace(column, row) && isSpace(column, row - 1),
      (column) => geometry.corner({ column, row }),
    );
  }
  for (let column = 1; column < sheet.columns; column++) {
    rule(
      sheet.rows,
      (row) => isSpace(column, row) && isSpace(column - 1, row),
      (row) => geometry.corner({ column, row }),
    );
  }
  return path;
}
