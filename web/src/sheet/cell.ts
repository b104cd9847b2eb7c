import { COLUMN, type Geometry, type Point } from './geometry';
import { noise } from './noise';
import { num, polygon, smooth } from './path';
import type { Place } from './place';

/* What is drawn in a single space. */

/** The four corners of a space moved in by `inset` and each by up to `wobble`, as a hand would. */
function box(place: Place, geometry: Geometry, inset: number, wobble: number): Point[] {
  const { x, y } = geometry.corner(place);
  const [right, bottom] = [x + COLUMN - inset, y + geometry.rowHeight - inset];
  const shift = (key: number) => noise(place.column, place.row, key) * wobble;
  return [
    { x: x + inset + shift(0), y: y + inset + shift(1) },
    { x: right + shift(2), y: y + inset + shift(3) },
    { x: right + shift(4), y: bottom + shift(5) },
    { x: x + inset + shift(6), y: bottom + shift(7) },
  ];
}

/** The wash over a space that may be filled. */
export function wash(place: Place, geometry: Geometry): string {
  return polygon(box(place, geometry, 3, 1.1), 7);
}

/** The dashed box around a pencil mark. */
export function pencilBox(place: Place, geometry: Geometry): string {
  return polygon(box(place, geometry, 3.5, 0.8), 6);
}

/** Hatching at 45 degrees, from the top right down to the left. */
export function hatching(place: Place, geometry: Geometry): string {
  const { x, y } = geometry.corner(place);
  const rim = 4;
  const height = geometry.rowHeight;
  let path = '';
  for (let index = 1; index < 12; index++) {
    const reach = index * 7.5;
    const from = { x: x + Math.min(reach, COLUMN - rim), y: y + Math.max(rim, reach - COLUMN + rim) };
    const to = { x: x + Math.max(rim, reach - height + rim), y: y + Math.min(reach, height - rim) };
    if (from.x - to.x <= 5) continue;
    path += `M${num(from.x + noise(place.column, place.row, index), from.y)}L${num(to.x, to.y + noise(place.column, place.row, index, 3))}`;
  }
  return path;
}

/** A lasso round a space: inset when it chooses, outside (negative) when it shows the focus. */
export function lasso(place: Place, geometry: Geometry, inset: number): string {
  const { x, y } = geometry.corner(place);
  const [right, bottom] = [x + COLUMN - inset, y + geometry.rowHeight - inset];
  return polygon(
    [
      { x: x + inset, y: y + inset },
      { x: right, y: y + inset + 0.8 },
      { x: right - 0.6, y: bottom },
      { x: x + inset + 0.5, y: bottom - 0.6 },
    ],
    9,
  );
}

/** A circle round a space, as if drawn by hand to point out something new: its end runs past its start. */
export function circle(place: Place, geometry: Geometry): string {
  const { x, y } = geometry.centre(place);
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const angle = -2.2 + part * 7.1;
    const reach = 0.96 + 0.14 * part;
    return { x: x + reach * 21 * Math.cos(angle), y: y + reach * ((geometry.rowHeight / 2) * 1.05) * Math.sin(angle) };
  });
  return smooth(points);
}

export interface Door {
  readonly arch: string;
  readonly lines: string;
}

/** An arch of five stones on a sill; while it is empty, an inner arch and a keyhole. */
export function door(place: Place, geometry: Geometry, empty: boolean): Door {
  const { x, y } = geometry.corner(place);
  const [left, right, sill] = [x + 5, x + COLUMN - 5, y + geometry.rowHeight - 4];
  const radius = (right - left) / 2;
  const middle = x + COLUMN / 2;
  const spring = y + 4 + radius;
  const thickness = 3.6;
  const archway = (inset: number) => {
    const r = radius - inset;
    return `M${num(left + inset, sill)}V${num(spring)}A${num(r, r)} 0 0 1 ${num(right - inset, spring)}V${num(sill)}`;
  };
  let lines = '';
  for (const degrees of [-72, -36, 0, 36, 72]) {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const inner = radius - thickness;
    lines += `M${num(middle + sin * radius, spring - cos * radius)}L${num(middle + sin * inner, spring - cos * inner)}`;
  }
  lines += `M${num(left - 2.6, sill)}H${num(right + 2.6)}`;
  if (empty) {
    lines += archway(thickness);
    lines += `M${num(middle - 2.3, y + geometry.rowHeight * 0.56 - 1.5)}a2.3 2.3 0 1 1 4.6 0c0 1-.7 1.7-1.3 2.2l1 5h-4l1-5c-.6-.5-1.3-1.2-1.3-2.2z`;
  }
  return { arch: `${archway(0)}Z`, lines };
}

export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: string;
}

/** How a number stands in its space: turned a little by its position, three degrees more in pencil. */
export function lettering(
  place: Place & { door: boolean },
  geometry: Geometry,
  value: number,
  pencil: boolean,
): Lettering {
  const { x, y } = geometry.centre(place);
  const size = value < 10 ? 27 : 26;
  const degrees = noise(place.column, place.row, 7) * 2.2 - (pencil ? 3 : 0);
  return {
    x: x + noise(place.column, place.row, 1) * 0.6,
    y: y + size * 0.335 + (place.door ? 1.5 : 0) + noise(place.column, place.row, 2) * 0.6,
    size,
    turn: `rotate(${degrees.toFixed(1)} ${num(x, y)})`,
  };
}
