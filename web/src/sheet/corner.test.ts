import { describe, expect, test } from 'vitest';
import { decorate, twoLines } from './corner';
import { geometryOf } from './geometry';
import { drawn } from './testing';

function decorated(grid: string) {
  const sheet = drawn(grid);
  return decorate(sheet, geometryOf(sheet, 1, true));
}

describe('decorate', () => {
  test('a sketch needs two by two free cells', () => {
    expect(decorated('# .\n. .').sketch).toBeNull();
    expect(decorated('. # #\n. # #\n. . .').sketch).not.toBeNull();
  });

  test('the biggest corner is sketched, the next at the top is named', () => {
    const { sketch, title } = decorated(`
      # # . # # #
      # # . # # #
      . . . . . .`);
    expect(sketch).toMatch(/^translate\(1[3-9]\d/);
    expect(title?.x).toBeLessThan(60);
  });
});

test.each([
  ['Stair of the Painted Heron', ['Stair of the', 'Painted Heron']],
  ['Crown of Eight Gates', ['Crown of', 'Eight Gates']],
  ['Heron', ['Heron']],
])('%s on two lines', (name, lines) => expect(twoLines(name)).toEqual(lines));
