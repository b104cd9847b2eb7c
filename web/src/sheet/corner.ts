import { COLUMN, type Geometry } from './geometry';
import type { Sheet } from './layout';
import { nameOf } from './place';

/** Free outside cells in a corner of the drawing, where a sketch or the name fits. */
interface FreeCorner {
  readonly left: boolean;
  readonly top: boolean;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

const LARGEST = 4;
const SKETCH = { width: 96, height: 76 };

function freeCorners(sheet: Sheet): FreeCorner[] {
  const outside = new Set(sheet.outside.map(nameOf));
  const found: FreeCorner[] = [];
  for (const top of [true, false]) {
    for (const left of [true, false]) {
      let best: FreeCorner | undefined;
      for (let columns = 2; columns <= LARGEST; columns++) {
        for (let rows = 2; rows <= LARGEST; rows++) {
          const column = left ? 0 : sheet.columns - columns;
          const row = top ? 0 : sheet.rows - rows;
          const area = { left, top, column, row, columns, rows };
          if (isFree(area, outside) && (!best || size(area) > size(best))) best = area;
        }
      }
      if (best) found.push(best);
    }
  }
  // The biggest corner first; of equal ones those at the top and at the right, away from where reading starts.
  return found.sort((a, b) => size(b) - size(a) || Number(b.top) - Number(a.top) || Number(a.left) - Number(b.left));
}

function size({ columns, rows }: FreeCorner): number {
  return columns * rows;
}

function isFree(area: FreeCorner, outside: ReadonlySet<string>): boolean {
  for (let column = area.column; column < area.column + area.columns; column++) {
    for (let row = area.row; row < area.row + area.rows; row++) if (!outside.has(nameOf({ column, row }))) return false;
  }
  return true;
}

export interface CornerDecoration {
  /** Where the sketch goes, if anywhere: an SVG transform. */
  readonly sketch: string | null;
  /** Where the name goes: the middle of its first line. */
  readonly title: { x: number; y: number } | null;
}

export function decorate(sheet: Sheet, geometry: Geometry): CornerDecoration {
  const [first, ...others] = freeCorners(sheet);
  if (!first) return { sketch: null, title: null };
  const { x, y } = geometry.corner(first);
  const [width, height] = [first.columns * COLUMN, first.rows * geometry.rowHeight];
  const scale = Math.min((width - 10) / SKETCH.width, (height - 10) / SKETCH.height);
  const dx = first.left ? 2 : width - SKETCH.width * scale - 2;
  const dy = first.top ? 2 : height - 74 * scale;
  const named = others.find(({ top }) => top);
  const place = named && geometry.corner(named);
  return {
    sketch: `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) scale(${scale.toFixed(2)})`,
    title: place ? { x: place.x + (named.columns * COLUMN) / 2 + (named.left ? -4 : 4), y: place.y + 17 } : null,
  };
}

/** A name on two lines of about the same length. */
export function twoLines(name: string): string[] {
  const blanks = [...name.matchAll(/\s/g)].map((match) => match.index);
  const middle = blanks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}
