import { expect, test } from 'vitest';
import { distance, geometryOf } from './geometry';
import { arrowheads } from './run';

test('an arrowhead points where the run goes, on a diagonal too', () => {
  const geometry = geometryOf({ columns: 2, rows: 2 }, 1);
  for (const to of [
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]) {
    const [head] = arrowheads([{ column: 0, row: 0 }, to], geometry);
    const [tip, left, right] = head!.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => {
      const [x, y] = pair.split(' ').map(Number);
      return { x: x!, y: y! };
    });
    const goal = geometry.centre(to);
    expect(distance(tip!, goal)).toBeLessThan(Math.min(distance(left!, goal), distance(right!, goal)));
    // The tip is the sharp corner: a triangle of equal sides points in three directions.
    expect(distance(tip!, left!)).toBeGreaterThan(1.4 * distance(left!, right!));
  }
});
