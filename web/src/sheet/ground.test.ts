import { describe, expect, test } from 'vitest';
import { geometryOf } from './geometry';
import { clouds, edge, gridLines, lakes, stones, walls } from './ground';
import { outlinesOf } from './outline';
import { drawn } from './testing';

const strokes = (path: string) => path.match(/M/g)?.length ?? 0;

describe('grid lines', () => {
  test('are as long as they can be', () => {
    const sheet = drawn(`
      . . .
      . . .`);
    expect(strokes(gridLines(sheet, geometryOf(sheet, 1)))).toBe(3);
  });

  test('stop at gaps and walls', () => {
    const sheet = drawn(`
      . . .
      . # .
      . . .`);
    // Two pieces for each of the four lines, none along the wall.
    expect(strokes(gridLines(sheet, geometryOf(sheet, 1)))).toBe(8);
  });
});

test('the outline has a stroke for each side, round the walls too', () => {
  const sheet = drawn(`
    . . .
    . # .
    . . .`);
  expect(strokes(edge(sheet, geometryOf(sheet, 1), false))).toBe(8);
});

test('Temple strokes run past their corners, Valley and small ones do not', () => {
  const left = (path: string) => Math.min(...path.match(/-?[\d.]+/g)!.map(Number));
  const [temple, valley] = [drawn('. .'), drawn('. .', 'valley')];
  expect(left(edge(temple, geometryOf(temple, 1), false))).toBeLessThan(
    left(edge(temple, geometryOf(temple, 1), true)),
  );
  expect(edge(valley, geometryOf(valley, 1), false)).toBe(edge(temple, geometryOf(temple, 1), true));
});

test('stones: a joint about every 17', () => {
  const sheet = drawn('. .');
  const [outline] = outlinesOf([...sheet.spaces.values()]);
  // 80 + 40 + 80 + 40: 5 + 2 + 5 + 2 joints, and the outer line itself.
  expect(strokes(stones(outline!, geometryOf(sheet, 1)).joints)).toBe(15);
});

test('clouds: mist only where the drawing has room for it', () => {
  const mist = (grid: string) => {
    const sheet = drawn(grid, 'valley');
    const [outline] = outlinesOf([...sheet.spaces.values()]);
    return clouds(outline!, sheet, geometryOf(sheet, 1)).mist;
  };
  expect(mist('. .')).toBe('');
  expect(strokes(mist('. . #'))).toBe(1);
});

test('walls and lakes', () => {
  const temple = drawn('. . .\n. # .\n. . .');
  expect(strokes(walls(temple, geometryOf(temple, 1)).ground)).toBe(1);
  const valley = drawn('. ~ .\n. ~ ~\n~ . .', 'valley');
  const { shore, waves } = lakes(valley, geometryOf(valley, 1));
  expect(strokes(waves)).toBe(4 * 3);
  expect(strokes(shore)).toBe(1);
});
