import type { BorderName } from '../adventures/adventure';
import { beside, direction, distance, pairs, type Point } from './geometry';
import { at, num } from './path';

/** Lines that swing; the double line is straight. */
export type Swinging = Exclude<BorderName, 'double'>;

/** The length of a period and how far it swings, in units of the drawing. */
const SWINGS: Readonly<Record<Swinging, { period: number; depth: number }>> = {
  waves: { period: 12, depth: 2.4 },
  battlements: { period: 9, depth: 3 },
  zigzag: { period: 7, depth: 3.6 },
};

/** Each side begins and ends with a straight piece of this length, so that its corners stay readable. */
const LEAD = 4;

/** The border of a discovery along the points of its ring. A side has whole periods only; one that is slanted,
 * or too short for a period, is straight. */
export function border(points: readonly Point[], line: Swinging): string {
  const sides = pairs(points).map(([from, to]) => side(from, to, line));
  return `M${at(points[0]!)}${sides.join('')}Z`;
}

function side(from: Point, to: Point, line: Swinging): string {
  const { period, depth } = SWINGS[line];
  const length = distance(from, to);
  const unit = direction(from, to);
  const slanted = Math.abs(unit.x) > 0.1 && Math.abs(unit.y) > 0.1;
  if (slanted || length < 2 * LEAD + period * 0.8) return `L${at(to)}`;

  const point = (along: number, aside: number) => at(beside(from, unit, along, aside));
  const count = Math.max(1, Math.round((length - 2 * LEAD) / period));
  const width = (length - 2 * LEAD) / count;
  let path = `L${point(LEAD, 0)}`;
  for (let index = 0; index < count; index++) {
    const start = LEAD + index * width;
    const end = start + width;
    if (line === 'waves') {
      path += `Q${point(start + width / 4, depth * 1.9)} ${point(start + width / 2, 0)}`;
      path += `Q${point(end - width / 4, -depth * 0.7)} ${point(end, 0)}`;
    } else if (line === 'battlements') {
      const [rise, fall] = [start + width / 4, end - width / 4];
      path += `L${point(rise, 0)}L${point(rise, depth)}L${point(fall, depth)}L${point(fall, 0)}L${point(end, 0)}`;
    } else {
      path += `L${point(start + width / 2, depth)}L${point(end, 0)}`;
    }
  }
  return `${path}L${num(to.x, to.y)}`;
}
