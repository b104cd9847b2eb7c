import { beside, direction, distance, pairs, type Point } from './geometry';
import type { DiscoveryKind } from './layout';
import { at, num } from './path';

export type Pattern = Exclude<DiscoveryKind, 'pyramid'>;

/** Wave, battlement, zigzag: the length of a period and how far it swings, in units. */
const PATTERNS: Readonly<Record<Pattern, { period: number; depth: number }>> = {
  jungle: { period: 12, depth: 2.4 },
  town: { period: 9, depth: 3 },
  range: { period: 7, depth: 3.6 },
};

/** Straight for this long at each corner, so that the corners stay readable. */
const LEAD = 4;

/** The border of a discovery along the points of its ring. Whole periods between the corners, necks stay straight. */
export function border(points: readonly Point[], kind: Pattern): string {
  const sides = pairs(points).map(([from, to]) => side(from, to, kind, LEAD));
  return `M${at(points[0]!)}${sides.join('')}Z`;
}

/** A straight piece of the same line, for legends. */
export function borderSample(from: Point, to: Point, kind: Pattern): string {
  return `M${at(from)}${side(from, to, kind, 0)}`;
}

function side(from: Point, to: Point, kind: Pattern, lead: number): string {
  const { period, depth } = PATTERNS[kind];
  const length = distance(from, to);
  const unit = direction(from, to);
  const slanted = Math.abs(unit.x) > 0.1 && Math.abs(unit.y) > 0.1;
  if (slanted || length < 2 * lead + period * 0.8) return `L${at(to)}`;

  const point = (along: number, aside: number) => at(beside(from, unit, along, aside));
  const count = Math.max(1, Math.round((length - 2 * lead) / period));
  const width = (length - 2 * lead) / count;
  let path = `L${point(lead, 0)}`;
  for (let index = 0; index < count; index++) {
    const start = lead + index * width;
    const end = start + width;
    if (kind === 'jungle') {
      path += `Q${point(start + width / 4, depth * 1.9)} ${point(start + width / 2, 0)}`;
      path += `Q${point(end - width / 4, -depth * 0.7)} ${point(end, 0)}`;
    } else if (kind === 'town') {
      const [rise, fall] = [start + width / 4, end - width / 4];
      path += `L${point(rise, 0)}L${point(rise, depth)}L${point(fall, depth)}L${point(fall, 0)}L${point(end, 0)}`;
    } else {
      path += `L${point(start + width / 2, depth)}L${point(end, 0)}`;
    }
  }
  return `${path}L${num(to.x, to.y)}`;
}
