import { describe, expect, it } from 'vitest';
import { dealOut, nextTeam } from './teams';

it('goes through all teams and none', () => {
  expect([0, 1, 2].map((team) => nextTeam(team, 2))).toEqual([1, 2, 0]);
});

it('comes back from a team that is no more', () => expect(nextTeam(5, 2)).toBeLessThanOrEqual(2));

describe('dealing out', () => {
  it.each([
    [7, 3],
    [100, 10],
    [1, 2],
    [0, 2],
  ])('%i people into %i teams of nearly the same size', (people, teams) => {
    const dealt = dealOut(people, teams);
    expect(dealt).toHaveLength(people);
    const sizes = Array.from({ length: teams }, (_, index) => dealt.filter((team) => team === index + 1).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people);
  });

  it('is by lot', () => {
    expect(dealOut(4, 2, () => 0.999)).toEqual([1, 2, 1, 2]);
    expect(dealOut(4, 2, () => 0)).toEqual([2, 1, 2, 1]);
  });
});
