import { describe, expect, it } from 'vitest';
import { starEntries } from '../play/stars';
import { readSheet } from '../sheet/layout';
import { linesUpTo, stagesOf, starsUpTo } from './counting';
import { trailOf } from './levels';
import { inSight, ranked, wasTied } from './ranking';

describe('the count', () => {
  const sheet = readSheet('adventure: temple\ngrid:\n2 3 4 !\n5 5 5 x\n');
  const stages = stagesOf(
    starEntries(
      [
        { rule: 'run', stars: 3, spaces: ['a1', 'b1', 'c1'] },
        { rule: 'group', stars: 3, spaces: ['a2', 'b2', 'c2'] },
        { rule: 'mummy', stars: 2, spaces: ['d2'] },
        { rule: 'mummy', stars: -2, spaces: ['d1'] },
      ],
      sheet,
    ),
  );

  it('goes kind by kind', () => {
    expect(stages.map(({ kind, stars }) => [kind, stars])).toEqual([
      ['run', 3],
      ['groups', 3],
      ['mummies', 0],
    ]);
    expect([0, 1, 2, 3].map((stage) => starsUpTo(stages, stage))).toEqual([0, 3, 6, 6]);
    expect(linesUpTo(stages, 2)).toHaveLength(2);
  });
});

describe('the level', () => {
  it('has a next one, and how far it is', () => {
    expect(trailOf(27, 'voyager', [15, 25, 30])).toMatchObject({ reached: 2, next: { level: 'explorer', missing: 3 } });
    expect(trailOf(-4, 'tourist', [15, 25, 30])).toMatchObject({
      reached: 0,
      next: { level: 'pathfinder', missing: 19 },
    });
    expect(trailOf(40, 'explorer', [15, 25, 30])).toEqual({ along: 1, reached: 3, next: null });
  });

  it('the star stands between its stations', () => {
    const { along } = trailOf(20, 'pathfinder', [15, 25, 30]);
    expect(along).toBeCloseTo(0.5);
  });
});

describe('the ranking', () => {
  it('shares places', () => {
    const lines = ranked([4, 7, 9], [2, 1, 2], [20, 31, 20]);
    expect(lines.map(({ seat, place, shared }) => [seat, place, shared])).toEqual([
      [7, 1, false],
      [4, 2, true],
      [9, 2, true],
    ]);
    expect(wasTied(lines)).toBe(true);
  });

  it('of many shows the first three and our own first', () => {
    const seats = Array.from({ length: 20 }, (_, seat) => seat);
    const lines = ranked(
      seats,
      seats.map((seat) => seat + 1),
      seats.map((seat) => 50 - seat),
    );
    const { first, rest } = inSight(lines, [15]);
    expect(first.map(({ seat }) => seat)).toEqual([0, 1, 2, 15]);
    expect(rest).toHaveLength(16);
    expect(inSight(lines.slice(0, 12), [15]).rest).toEqual([]);
  });
});
