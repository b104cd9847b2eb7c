import { expect, test } from 'vitest';
import { door, hatching, lettering, wash } from './cell';
import { COLUMN, geometryOf, NARROW_RATIO, ratioFor } from './geometry';
import { drawn } from './testing';

const sheet = drawn('. +\n. .');
const [space, gate] = [...sheet.spaces.values()];

test('rows are higher than wide below 480 px', () => {
  expect(ratioFor(479)).toBe(NARROW_RATIO);
  expect(ratioFor(480)).toBe(1);
  expect(geometryOf({ columns: 9, rows: 7 }, NARROW_RATIO).height).toBeCloseTo(7 * 46.4 + 17);
});

test('the names of columns and rows leave spaces as large as a finger needs', () => {
  const { width, rowHeight } = geometryOf({ columns: 9, rows: 7 }, NARROW_RATIO);
  expect((360 / width) * COLUMN).toBeGreaterThan(37.9);
  expect((360 / width) * rowHeight).toBeGreaterThan(44);
});

test('a small drawing has no room for them', () => {
  expect(geometryOf({ columns: 9, rows: 7 }, 1, true).width).toBe(9 * COLUMN + 10);
});

test('hatching and wash stay inside their space', () => {
  for (const ratio of [1, NARROW_RATIO]) {
    const geometry = geometryOf(sheet, ratio);
    const pairs = `${hatching(space!, geometry)}${wash(space!, geometry)}`
      .match(/-?[\d.]+ -?[\d.]+/g)!
      .map((pair) => pair.split(' ').map(Number));
    for (const [x = 0, y = 0] of pairs) {
      expect(x).toBeGreaterThan(geometry.origin.x);
      expect(x).toBeLessThan(geometry.origin.x + COLUMN);
      expect(y).toBeGreaterThan(geometry.origin.y);
      expect(y).toBeLessThan(geometry.origin.y + geometry.rowHeight);
    }
  }
});

test('an empty door has a keyhole', () => {
  const geometry = geometryOf(sheet, 1);
  expect(door(gate!, geometry, true).lines).toContain('a2.3 2.3');
  expect(door(gate!, geometry, false).lines).not.toContain('a2.3 2.3');
});

test('pencil leans three degrees more; two digits are a little smaller', () => {
  const geometry = geometryOf(sheet, 1);
  const degrees = (pencil: boolean) => Number(/rotate\((\S+)/.exec(lettering(space!, geometry, 7, pencil).turn)![1]);
  expect(degrees(false) - degrees(true)).toBeCloseTo(3);
  expect(lettering(space!, geometry, 7, false).size).toBe(27);
  expect(lettering(space!, geometry, 12, false).size).toBe(26);
});
