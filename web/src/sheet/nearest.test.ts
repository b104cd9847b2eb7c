import { describe, expect, test } from 'vitest';
import { spaceAt } from './nearest';
import { drawn } from './testing';

const sheet = drawn(`
  . . #
  . # .
  . . .`);
// A column of 40 px, the first space 5 px from the corner that these places count from.
const at = (x: number, y: number, ...wanted: string[]) =>
  spaceAt({ x: x - 5, y: y - 5 }, sheet, { column: 40, row: 40 }, new Set(wanted));

describe('the space that a touch means', () => {
  test('in a space: that one, legal or not', () => {
    expect(at(25, 25)).toBe('a1');
    expect(at(25, 25, 'b1')).toBe('a1');
  });

  test('on a line: the legal one of the two', () => {
    expect(at(43, 25, 'b1')).toBe('b1');
    expect(at(47, 25, 'a1')).toBe('a1');
    expect(at(43, 25)).toBe('a1');
    expect(at(43, 25, 'c3')).toBe('a1');
  });

  test('on a wall or outside: the nearest legal within 22 px', () => {
    expect(at(50, 65, 'a2', 'c2')).toBe('a2');
    expect(at(80, 65, 'a2', 'c2')).toBe('c2');
    expect(at(100, 40, 'c2')).toBe('c2');
    expect(at(100, 10, 'c2')).toBeNull();
    expect(at(65, 65)).toBeNull();
    expect(at(-10, 25, 'a1')).toBe('a1');
  });
});
