import { beside, direction, distance, type Point } from './geometry';
import { noise } from './noise';
import { at, num } from './path';

/** A ruled line drawn by hand: it runs a little past its ends (`over`) and bows a little between them. */
export function stroke(start: Point, end: Point, bow = 0.5, over = 0): string {
  const length = distance(start, end);
  const unit = direction(start, end);
  const from = beside(start, unit, -over * (0.6 + 0.4 * noise(start.x, start.y, 1)));
  const to = beside(end, unit, over * (0.6 + 0.4 * noise(end.x, end.y, 2)));
  const drawn = distance(from, to);
  const parts = Math.max(1, Math.round(length / 70));
  let path = `M${at(from)}`;
  for (let part = 0; part < parts; part++) {
    const middle = (part + 0.5) / parts;
    const stop = (part + 1) / parts;
    const bend = beside(from, unit, drawn * middle, bow * 2 * noise(from.x, from.y, middle));
    const reach = beside(from, unit, drawn * stop, part === parts - 1 ? 0 : bow * noise(to.x, to.y, stop));
    path += `Q${num(bend.x, bend.y, reach.x, reach.y)}`;
  }
  return path;
}
