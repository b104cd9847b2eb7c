import type { Sheet, Space } from './layout';
import { readingOrder } from './place';

/** Where a key leads from a space: arrows jump over gaps, Home and End stay in the row, with Ctrl they go to the ends of the sheet. */
export function moveFrom(sheet: Sheet, from: string, key: string, ctrl: boolean): string | null {
  const spaces = [...sheet.spaces.values()].sort(readingOrder);
  const here = sheet.spaces.get(from);
  if (!here) return spaces[0]?.name ?? null;
  const row = ctrl ? spaces : spaces.filter((space) => space.row === here.row);
  switch (key) {
    case 'Home':
      return row[0]?.name ?? null;
    case 'End':
      return row.at(-1)?.name ?? null;
    case 'ArrowLeft':
      return nearestOf(spaces, (space) => (space.row === here.row ? here.column - space.column : 0));
    case 'ArrowRight':
      return nearestOf(spaces, (space) => (space.row === here.row ? space.column - here.column : 0));
    case 'ArrowUp':
      return nearestOf(spaces, (space) => (space.column === here.column ? here.row - space.row : 0));
    case 'ArrowDown':
      return nearestOf(spaces, (space) => (space.column === here.column ? space.row - here.row : 0));
    default:
      return null;
  }
}

/** The space with the smallest positive distance. */
function nearestOf(spaces: readonly Space[], distance: (space: Space) => number): string | null {
  const ahead = spaces.filter((space) => distance(space) > 0);
  return ahead.sort((a, b) => distance(a) - distance(b))[0]?.name ?? null;
}
