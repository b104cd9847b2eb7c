import { COLUMN, type Geometry } from './geometry';
import { outlinesOf } from './outline';
import { num, polygon } from './path';
import type { Place } from './place';
import { NECK, ring } from './ring';

/** Groups take turns in four tints, each with a hatching of its own, so that two differ without colour. */
export const GROUP_LOOKS = 4;

export function group(places: readonly Place[], look: number, geometry: Geometry): { area: string; hatching: string } {
  const hatch = HATCHINGS[look % GROUP_LOOKS]!;
  return {
    area: outlinesOf(places)
      .map((outline) => polygon(ring(outline, geometry, 2, NECK), 7))
      .join(''),
    hatching: places
      .map((place) => hatch(geometry.corner(place).x, geometry.corner(place).y, geometry.rowHeight))
      .join(''),
  };
}

const FIFTHS = [0.16, 0.33, 0.5, 0.67, 0.84];

const HATCHINGS: readonly ((x: number, y: number, height: number) => string)[] = [
  function dots(x, y, height) {
    return [0.16, 0.39, 0.61, 0.84]
      .flatMap((a) => [0.14, 0.38, 0.62, 0.86].map((b) => `M${num(x + COLUMN * a, y + height * b)}v.1`))
      .join('');
  },
  function rules(x, y, height) {
    return FIFTHS.map((part) => `M${num(x + 4, y + height * part)}h${COLUMN - 8}`).join('');
  },
  function bars(x, y, height) {
    return FIFTHS.map((part) => `M${num(x + COLUMN * part, y + 5)}v${num(height - 10)}`).join('');
  },
  function plusSigns(x, y, height) {
    return [0.2, 0.8]
      .flatMap((a) => [0.2, 0.8].map((b) => `M${num(x + COLUMN * a - 3, y + height * b)}h6m-3 -3v6`))
      .join('');
  },
];
