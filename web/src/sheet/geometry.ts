import type { Place } from './place';

/** Units of one column; a row is this times the ratio. The drawing scales, so a unit is about a px on a phone. */
export const COLUMN = 40;
export const MARGIN = 5;
/** Rows are higher than wide on narrow screens, so that a finger finds them: 44 px where nine columns share 360 px. */
export const NARROW_RATIO = 1.16;
export const NARROW_BELOW = 480;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Left and above there is also room for the numbers and letters by which spaces are named. */
export const NAMED_MARGINS: Point = { x: 14, y: 12 };

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  /** The top left corner of all cells. */
  readonly origin: Point;
  /** The top left corner of a cell; also the crossing of lines with that number. */
  corner(place: Place): Point;
  centre(place: Place): Point;
}

export function ratioFor(width: number): number {
  return width < NARROW_BELOW ? NARROW_RATIO : 1;
}

/** A small drawing has no room for the names of columns and rows. */
export function geometryOf(size: { columns: number; rows: number }, ratio: number, small = false): Geometry {
  const rowHeight = COLUMN * ratio;
  const origin = small ? { x: MARGIN, y: MARGIN } : NAMED_MARGINS;
  const corner = ({ column, row }: Place): Point => ({ x: origin.x + column * COLUMN, y: origin.y + row * rowHeight });
  return {
    width: size.columns * COLUMN + origin.x + MARGIN,
    height: size.rows * rowHeight + origin.y + MARGIN,
    rowHeight,
    origin,
    corner,
    centre(place) {
      const { x, y } = corner(place);
      return { x: x + COLUMN / 2, y: y + rowHeight / 2 };
    },
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The unit vector from one point to another. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A point `along` a line that starts at `from`, and `aside` to its right (the inside of an outline). */
export function beside(from: Point, unit: Point, along: number, aside = 0): Point {
  return { x: from.x + unit.x * along - unit.y * aside, y: from.y + unit.y * along + unit.x * aside };
}

/** Each item with the one that follows it; after the last one comes the first. */
export function pairs<T>(items: readonly T[]): [T, T][] {
  return items.map((item, index) => [item, items[(index + 1) % items.length] as T]);
}
