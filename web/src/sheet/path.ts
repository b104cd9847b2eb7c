import { distance, type Point } from './geometry';

/** Numbers for path data, rounded to tenths: no screen shows more. */
export function num(...values: number[]): string {
  return values.map((value) => Math.round(value * 10) / 10 || 0).join(' ');
}

export function at(point: Point): string {
  return num(point.x, point.y);
}

export function line(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

/** A closed path through the points, its corners rounded by `radius` as far as its sides allow. */
export function polygon(points: readonly Point[], radius = 0): string {
  if (!radius) return `M${points.map(at).join('L')}Z`;
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    return `${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${corners.join('L')}Z`;
}

function towards(from: Point, to: Point, step: number): Point {
  const length = distance(from, to);
  const part = Math.min(step, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A soft open line: through the middles between the points, bent towards each of them. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1]!;
    return `Q${at(point)} ${num((point.x + next.x) / 2, (point.y + next.y) / 2)}`;
  });
  return `M${at(first!)}${bends.join('')}L${at(rest.at(-1)!)}`;
}
