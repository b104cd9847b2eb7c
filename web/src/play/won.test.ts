import { expect, test } from 'vitest';
import { readSheet, type Discovery } from '../sheet/layout';
import { wonBy } from './won';

const drawn = (rows: string, discoveries: Discovery[]) => ({
  ...readSheet(`adventure: valley\nname: x\ngrid:\n${rows}\n`),
  discoveries,
});

test('a new discovery and a hazard that is crossed out are won, and nothing that was there before', () => {
  const old = { kind: 'range' as const, spaces: ['a2', 'b2', 'c2'] };
  const found = { kind: 'range' as const, spaces: ['a1', 'b1', 'c1'] };
  const before = drawn('7 8 9 ! !\n6 6 6 x .', [old]);
  const after = drawn('7 8 9 x !\n6 6 6 x 5', [old, found]);
  expect(wonBy(before, after)).toEqual([['a1', 'b1', 'c1'], ['d1']]);
  expect(wonBy(after, after)).toEqual([]);
});
