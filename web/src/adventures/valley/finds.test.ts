import { expect, it } from 'vitest';
import { readSheet } from '../../sheet/layout';
import { namedFinds } from './finds';

const sheet = readSheet('adventure: valley\ngrid:\n1 2 3 4 5\n5 4 4 4 4\n');
const find = (step: string) => ({ step, stars: 5 });

it('a discovery is named by its numbers', () => {
  const named = namedFinds([find('jungle(a1,b1,c1,d1,e1)'), find('town(b2,c2,d2,e2)')], sheet);
  expect(named.map(({ kind, numbers, at }) => [kind, numbers, at])).toEqual([
    ['jungle', '1 2 3 4 5', ''],
    ['town', '4 4 4 4', ''],
  ]);
});

it('of the same numbers also by spaces that no other has, and no more of them than needed', () => {
  const named = namedFinds(
    [find('jungle(a1,b1,c1,d1,e1)'), find('jungle(a1,b1,c1,d1,a2)'), find('jungle(a1,b1,c1,a2,b2)')],
    sheet,
  );
  expect(new Set(named.map(({ numbers }) => numbers))).toEqual(new Set(['1 2 3 4 5']));
  expect(named.map(({ at }) => at)).toEqual(['d1 e1', 'd1 a2', 'a2 b2']);
});
