import { expect, test } from 'vitest';
import { groupsOf, labelsOf, signed, type ScoreLine } from './score';

const LINES: ScoreLine[] = [
  { rule: 'run', stars: 3, spaces: ['a1', 'b1', 'c1'] },
  { rule: 'group', stars: 3, spaces: ['a2', 'b2', 'c2'] },
  { rule: 'group', stars: 3, spaces: ['a3', 'b3', 'c3'] },
  { rule: 'mummy', stars: -2, spaces: ['d4'] },
  { rule: 'mummy', stars: 2, spaces: ['d5'] },
];

test('with the sign, a true minus', () => {
  expect([3, 0, -12].map(signed)).toEqual(['+3', '0', '−12']);
});

test('groups take turns in their looks, unless told', () => {
  expect(groupsOf(LINES, 'temple').map(({ look }) => look)).toEqual([0, 1]);
  expect(groupsOf([{ ...LINES[2]!, look: 1 }], 'temple')[0]?.look).toBe(1);
});

test('a label on the first space of each line but the run', () => {
  expect(labelsOf(LINES, 'temple').map(({ space, text, tone }) => `${space} ${text} ${tone}`)).toEqual([
    'a2 +3 group-0',
    'a3 +3 group-1',
    'd4 −2 bad',
    'd5 +2 good',
  ]);
});
