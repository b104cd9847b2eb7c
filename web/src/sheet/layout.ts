import { ADVENTURES, isAdventure, type AdventureName, type DiscoveryKind, type Structure } from '../adventures';
import { nameOf, placeOf, readingOrder, type Place } from './place';

/*
 * Reads the `.sheet` text that the host sends. It knows the format and no rule: the host has checked the sheet.
 */

/** What stands in a space. `hazard` is the adventure's hazard, a mummy for instance, and `crossed` one that is crossed
 * out. */
export type Mark = number | 'hazard' | 'crossed' | Structure | null;

export interface Space extends Place {
  readonly name: string;
  readonly door: boolean;
  readonly mark: Mark;
}

export interface Discovery {
  readonly kind: DiscoveryKind;
  readonly spaces: readonly string[];
}

export interface Sheet {
  readonly adventure: AdventureName;
  readonly name: string;
  /** The initials of whoever plays on it; empty on a layout. */
  readonly owner: string;
  readonly columns: number;
  readonly rows: number;
  /** By name, in reading order. */
  readonly spaces: ReadonlyMap<string, Space>;
  readonly lakes: readonly Place[];
  /** Cells written `#` with spaces all around them. */
  readonly walls: readonly Place[];
  /** Cells written `#` that lie outside of the outline. */
  readonly outside: readonly Place[];
  readonly discoveries: readonly Discovery[];
  /** The printed page without what is written on it: equal for all sheets of one layout. */
  readonly shape: string;
}

export class SheetError extends Error {
  override name = 'SheetError';
}

const MARKS: Readonly<Record<string, Mark>> = {
  '!': 'hazard',
  x: 'crossed',
  '': null,
};

function readMark(token: string, adventure: AdventureName): Mark {
  if (token in MARKS) return MARKS[token] ?? null;
  const structure = ADVENTURES[adventure].structures[token];
  if (structure) return structure as Structure;
  const number = Number(token);
  if (Number.isInteger(number) && number >= 1 && number <= 15) return number;
  throw new SheetError(`unknown mark “${token}”`);
}

function readDiscovery(line: string, adventure: AdventureName): Discovery {
  const [kind = '', spaces = ''] = line.split(':').map((part) => part.trim());
  if (!hasDiscovery(adventure, kind)) throw new SheetError(`unknown line “${line}”`);
  return { kind, spaces: spaces.split(/\s+/) };
}

/** Whether discoveries of this kind can be revealed in this adventure. */
export function hasDiscovery(adventure: AdventureName, kind: string): kind is DiscoveryKind {
  return Object.hasOwn(ADVENTURES[adventure].discoveries, kind);
}

export function readSheet(text: string): Sheet {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith(';'));
  const start = lines.findIndex((line) => line.trim() === 'grid:');
  if (start < 0) throw new SheetError('no line “grid:”');
  const headers = new Map(
    lines
      .slice(0, start)
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const adventure = headers.get('adventure') ?? '';
  if (!isAdventure(adventure)) throw new SheetError('no known adventure');

  const body = lines.slice(start + 1);
  const grid = body.filter((line) => !line.includes(':')).map((line) => line.trim().split(/\s+/));
  const columns = grid[0]?.length ?? 0;
  if (!columns || grid.some((row) => row.length !== columns)) throw new SheetError('rows of different lengths');

  const spaces = new Map<string, Space>();
  const lakes: Place[] = [];
  const blanks: Place[] = [];
  grid.forEach((tokens, row) =>
    tokens.forEach((token, column) => {
      const place = { column, row };
      if (token === '#') blanks.push(place);
      else if (token === '~') lakes.push(place);
      else {
        const door = token.startsWith('+');
        const name = nameOf(place);
        spaces.set(name, { ...place, name, door, mark: readMark(token.replace(/^[+.]/, ''), adventure) });
      }
    }),
  );
  const reached = reachedFromOutside(blanks, columns, grid.length);
  return {
    adventure,
    name: headers.get('name') ?? '',
    owner: headers.get('owner') ?? '',
    columns,
    rows: grid.length,
    spaces,
    lakes,
    walls: blanks.filter((place) => !reached.has(nameOf(place))),
    outside: blanks.filter((place) => reached.has(nameOf(place))),
    discoveries: body.filter((line) => line.includes(':')).map((line) => readDiscovery(line, adventure)),
    shape:
      adventure +
      grid
        .map((row) =>
          row.map((token) => (token === '#' || token === '~' ? token : token.startsWith('+') ? '+' : '.')).join(''),
        )
        .join('/'),
  };
}

/** The names of blank cells at the rim, and of all that a path of blank cells, side by side, joins to them. */
function reachedFromOutside(blanks: readonly Place[], columns: number, rows: number): Set<string> {
  const blank = new Map(blanks.map((place) => [nameOf(place), place]));
  const reached = new Set<string>();
  const todo = blanks.filter(
    ({ column, row }) => column === 0 || row === 0 || column === columns - 1 || row === rows - 1,
  );
  for (let place = todo.pop(); place; place = todo.pop()) {
    if (reached.has(nameOf(place))) continue;
    reached.add(nameOf(place));
    const { column, row } = place;
    for (const beside of [
      { column: column + 1, row },
      { column: column - 1, row },
      { column, row: row + 1 },
      { column, row: row - 1 },
    ]) {
      const next = blank.get(nameOf(beside));
      if (next) todo.push(next);
    }
  }
  return reached;
}

/** The spaces whose mark is not committed yet: those in which the drafted sheet differs from the inked one. */
export function penciled(drafted: Sheet, inked: Sheet): Set<string> {
  const names = [...drafted.spaces.values()].filter(
    (space) => space.mark !== (inked.spaces.get(space.name)?.mark ?? null),
  );
  return new Set(names.map((space) => space.name));
}

/** A mark that somebody might write, with a label at its corner. */
export interface Ghost {
  readonly space: string;
  readonly mark: Mark;
  readonly label: string;
}

/** The discoveries of one sheet that the other does not have. */
export function newDiscoveries(drafted: Sheet, inked: Sheet): Discovery[] {
  const key = ({ kind, spaces }: Discovery) => `${kind} ${[...spaces].sort().join(' ')}`;
  const known = new Set(inked.discoveries.map(key));
  return drafted.discoveries.filter((discovery) => !known.has(key(discovery)));
}

export function placesOf(names: Iterable<string>): Place[] {
  return [...names].map(placeOf).sort(readingOrder);
}
