import { ADVENTURES } from '../adventures';
import { decorate, type CornerDecoration } from './corner';
import { geometryOf, type Geometry } from './geometry';
import { clouds, edge, gridLines, lakes, leaf, stones, walls, type Clouds, type Stones } from './ground';
import type { Sheet } from './layout';
import { outlinesOf } from './outline';

/** All that is printed on a page before anybody writes: path data, layer by layer. */
export interface Printed {
  readonly geometry: Geometry;
  readonly stones: readonly Stones[];
  readonly clouds: readonly Clouds[];
  readonly leaf: string;
  readonly walls: { ground: string; bricks: string };
  readonly lakes: { shore: string; waves: string };
  readonly grid: string;
  readonly edge: string;
  readonly corner: CornerDecoration;
}

const KEPT = 12;
const cache = new Map<string, Printed>();

/** Every draft and every thumbnail of a layout shares its printed page, so it is drawn once. */
export function printed(sheet: Sheet, ratio: number, small = false): Printed {
  const key = `${sheet.shape} ${ratio} ${small}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value!);
  const page = print(sheet, ratio, small);
  cache.set(key, page);
  return page;
}

function print(sheet: Sheet, ratio: number, small: boolean): Printed {
  const geometry = geometryOf(sheet, ratio, small);
  const outlines = outlinesOf([...sheet.spaces.values(), ...sheet.lakes, ...sheet.walls]);
  const { ground } = ADVENTURES[sheet.adventure];
  return {
    geometry,
    stones: ground === 'stones' ? outlines.map((outline) => stones(outline, geometry)) : [],
    clouds: ground === 'clouds' ? outlines.map((outline) => clouds(outline, sheet, geometry)) : [],
    leaf: leaf(outlines, geometry),
    walls: walls(sheet, geometry),
    lakes: lakes(sheet, geometry),
    grid: gridLines(sheet, geometry),
    edge: edge(sheet, geometry, small),
    corner: decorate(sheet, geometry),
  };
}
