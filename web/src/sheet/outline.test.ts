import { describe, expect, test } from 'vitest';
import { geometryOf } from './geometry';
import { outlinesOf } from './outline';
import { NECK, ring } from './ring';
import { drawn } from './testing';

/** The corners of each outline of the written spaces, as `column,row` of the crossings. */
function corners(grid: string): string[] {
  const sheet = drawn(grid, 'valley');
  const written = [...sheet.spaces.values()].filter(({ mark }) => mark !== null);
  return outlinesOf(written).map((outline) =>
    outline.map(({ at, pinched }) => `${at.column},${at.row}${pinched ? '!' : ''}`).join(' '),
  );
}

describe('outlinesOf', () => {
  test('goes round with the inside on the right, corners only', () => {
    expect(
      corners(`
      1 1 .
      . 1 .`),
    ).toEqual(['0,0 2,0 2,2 1,2 1,1 0,1']);
  });

  test('walks a hole as an outline of its own', () => {
    expect(
      corners(`
      1 1 1
      1 . 1
      1 1 1`),
    ).toEqual(['0,0 3,0 3,3 0,3', '1,1 1,2 2,2 2,1']);
  });

  test('stays one outline where two spaces only touch', () => {
    expect(
      corners(`
      6 .
      . 7`),
    ).toEqual(['0,0 1,0 1,1! 2,1 2,2 1,2 1,1! 0,1']);
  });

  test('spaces apart have outlines apart', () => {
    expect(corners('6 . 7')).toHaveLength(2);
  });
});

describe('ring', () => {
  const sheet = drawn('6 .\n. 7', 'valley');
  const touching = [...sheet.spaces.values()].filter(({ mark }) => mark !== null);
  const geometry = geometryOf(sheet, 1, true);

  test('moves the corners inwards', () => {
    const [outline] = outlinesOf([{ column: 0, row: 0 }]);
    expect(ring(outline!, geometry, 2)).toEqual([
      { x: 7, y: 7 },
      { x: 43, y: 7 },
      { x: 43, y: 43 },
      { x: 7, y: 43 },
    ]);
  });

  test('a neck joins spaces that only touch, if one is asked for', () => {
    const [outline] = outlinesOf(touching);
    expect(ring(outline!, geometry, 3)).toHaveLength(8);
    expect(ring(outline!, geometry, 3, NECK)).toHaveLength(10);
  });
});
