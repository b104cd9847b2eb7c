import { expect, it } from 'vitest';
import { newDiscoveries, penciled, readSheet } from '../sheet/layout';
import { withSteps } from './drawnAhead';

const INKED = readSheet(`adventure: valley
name: Test
grid:
. .! .
.3 . .
`);

it('draws every kind of step where it goes', () => {
  const drafted = withSteps(INKED, ['2+5@a1', '4+5xb1', 'D=hut@c1', '!b2', 'town(a1,a2)']);
  expect([...drafted.spaces.values()].map(({ mark }) => mark)).toEqual([7, 'crossed', 'hut', 3, 'hazard', null]);
  expect([...penciled(drafted, INKED)]).toEqual(['a1', 'b1', 'c1', 'b2']);
  expect(newDiscoveries(drafted, INKED)).toEqual([{ kind: 'town', spaces: ['a1', 'a2'] }]);
});

it('leaves the inked sheet as it is, and a pass draws nothing', () => {
  expect(penciled(withSteps(INKED, ['-']), INKED).size).toBe(0);
  expect(INKED.spaces.get('a1')?.mark).toBeNull();
});
