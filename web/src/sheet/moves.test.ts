import { expect, test } from 'vitest';
import { moveFrom } from './moves';
import { drawn } from './testing';

const sheet = drawn(`
  # . . #
  . # . .
  # . . #`);

test.each([
  ['a2', 'ArrowRight', false, 'c2'],
  ['c2', 'ArrowLeft', false, 'a2'],
  ['b1', 'ArrowDown', false, 'b3'],
  ['b3', 'ArrowUp', false, 'b1'],
  ['a2', 'ArrowUp', false, null],
  ['d2', 'ArrowRight', false, null],
  ['c2', 'Home', false, 'a2'],
  ['a2', 'End', false, 'd2'],
  ['c2', 'Home', true, 'b1'],
  ['c2', 'End', true, 'c3'],
])('from %s, %s (ctrl %s) leads to %s', (from, key, ctrl, to) => expect(moveFrom(sheet, from, key, ctrl)).toBe(to));
