import type { Point } from './geometry';
import { nameOf } from './place';
import type { Sheet } from './layout';

/** A finger that misses by less than this (in px) still means the space. */
const REACH = 22;
/** So close to a side of its space, a finger is on the line rather than in the space. */
const LINE = 4;

/**
 * The space that a touch means. In a space: that one. On a wall, outside or on a line: the nearest of `wanted`
 * within reach; on a line without one, the space itself.
 * `point` in px from the top left corner of the cells, `column` and `row` the px of one cell.
 */
export function spaceAt(
  point: Point,
  sheet: Sheet,
  cell: { column: number; row: number },
  wanted: ReadonlySet<string>,
): string | null {
  const { x, y } = point;
  const place = { column: Math.floor(x / cell.column), row: Math.floor(y / cell.row) };
  const name = nameOf(place);
  const here = sheet.spaces.has(name) ? name : null;
  const inner = Math.min(
    x - place.column * cell.column,
    (place.column + 1) * cell.column - x,
    y - place.row * cell.row,
    (place.row + 1) * cell.row - y,
  );
  if (here && (wanted.has(here) || inner > LINE)) return here;

  let best = here;
  let least = here ? LINE * 2 : REACH;
  for (const candidate of wanted) {
    const space = sheet.spaces.get(candidate);
    if (!space) continue;
    const dx = Math.max(space.column * cell.column - x, 0, x - (space.column + 1) * cell.column);
    const dy = Math.max(space.row * cell.row - y, 0, y - (space.row + 1) * cell.row);
    const away = Math.hypot(dx, dy);
    if (away <= least) [best, least] = [candidate, away];
  }
  return best;
}
