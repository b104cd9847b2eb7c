import type { DiscoveryLook, PatternName } from '../adventures/adventure';
import { border } from './border';
import { COLUMN, type Geometry } from './geometry';
import { outlinesOf } from './outline';
import { num, polygon } from './path';
import type { Place } from './place';
import { NECK, ring } from './ring';

/** The colour and the pattern of a discovery, drawn under the numbers. */
export function discoveryGround(
  { pattern }: DiscoveryLook,
  places: readonly Place[],
  geometry: Geometry,
): { wash: string; pattern: string } {
  return {
    wash: outlinesOf(places)
      .map((outline) => polygon(ring(outline, geometry, 1, NECK)))
      .join(''),
    pattern: places.map((place) => PATTERNS[pattern](place, geometry)).join(''),
  };
}

/** The lines of a discovery's border, drawn over the numbers: two for the double line, one for the others. */
export function discoveryBorder(
  { border: line }: DiscoveryLook,
  places: readonly Place[],
  geometry: Geometry,
): string[] {
  const outlines = outlinesOf(places);
  const lines = (draw: (outline: (typeof outlines)[number]) => string) => outlines.map(draw).join('');
  if (line === 'double')
    return [2.4, 5.8].map((inset) => lines((outline) => polygon(ring(outline, geometry, inset, NECK))));
  return [lines((outline) => border(ring(outline, geometry, line === 'waves' ? 3.2 : 2.4, NECK), line))];
}

/** The edge of a discovery that is possible and not revealed: in pencil, and the same for all kinds. */
export function possibleBorder(places: readonly Place[], geometry: Geometry): string {
  return outlinesOf(places)
    .map((outline) => polygon(ring(outline, geometry, 3, NECK), 6))
    .join('');
}

type CellPattern = (place: Place, geometry: Geometry) => string;

const PATTERNS: Readonly<Record<PatternName, CellPattern>> = { sprigs, bricks, peaks, strata };

/** Sprigs around the number, never behind it. */
function sprigs(place: Place, { corner, rowHeight }: Geometry): string {
  const { x, y } = corner(place);
  const spots = [
    [0.17, 0.27],
    [0.83, 0.3],
    [0.15, 0.8],
    [0.85, 0.84],
    [0.5, 0.12],
    [0.5, 0.93],
  ];
  return spots
    .map(([a = 0, b = 0]) => `M${num(x + COLUMN * a, y + rowHeight * b)}`)
    .map((foot) => `${foot}q-3 -1 -3.5 -4${foot}q3 -1 3.5 -4${foot}v-5`)
    .join('');
}

function bricks(place: Place, { corner, rowHeight }: Geometry): string {
  const { x, y } = corner(place);
  let path = '';
  for (let course = 1; course < 5; course++) {
    const level = y + (rowHeight * course) / 5;
    path += `M${num(x + 4, level)}h${COLUMN - 8}`;
    for (const part of course % 2 ? [0.15, 0.5, 0.85] : [0.3, 0.7])
      path += `M${num(x + COLUMN * part, level)}v${num(-rowHeight / 5)}`;
  }
  return path;
}

function peaks(place: Place, { corner, rowHeight }: Geometry): string {
  const { x, y } = corner(place);
  const spots = [
    [0.2, 0.24],
    [0.8, 0.24],
    [0.2, 0.86],
    [0.8, 0.86],
    [0.5, 0.96],
  ];
  return spots.map(([a = 0, b = 0]) => `M${num(x + COLUMN * a - 4.5, y + rowHeight * b)}l4.5 -6l4.5 6`).join('');
}

function strata(place: Place, { corner, rowHeight }: Geometry): string {
  const { x, y } = corner(place);
  return [1, 2, 3, 4, 5].map((layer) => `M${num(x + 4, y + (rowHeight * layer) / 6)}h${COLUMN - 8}`).join('');
}
