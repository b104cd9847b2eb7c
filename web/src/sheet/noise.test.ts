import { expect, test } from 'vitest';
import { noise } from './noise';

test('stays the same on every device, for good: these values are drawn lines', () => {
  expect(noise(0)).toBeCloseTo(-0.741);
  expect(noise(3, 4)).toBeCloseTo(0.116);
  expect(noise(5, 45.4, 1)).toBeCloseTo(0.849);
  expect(noise(-1, 2.5)).toBeCloseTo(-0.176);
});

test('lies between -1 and 1', () => {
  const all = Array.from({ length: 500 }, (_, index) => noise(index, index * 0.37));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...all)).toBeLessThanOrEqual(1);
});
