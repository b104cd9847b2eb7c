import { describe, expect, it } from 'vitest';
import { HELD_AT_MOST } from '../../end/holding';
import type { Closed, Recap } from '../../wire/types';
import { positionAt, stepsOf } from './ceremony';
import { barOf, kindsOf, longestBar } from './counted';
import { leavesOf } from './leaves';
import { lastMarks } from '../../play/room/marks';
import { victimsOf } from './marks';
import { pageAt, pagesOf } from './rotation';
import { standingsOf } from '../../table/standings';
import { bestGain, closestDuel, shareOf } from './standings';
import { columnsFor } from './tiles';

const RECAP: Recap = {
  deeds: [],
  spaces_left: 9,
  before: [4, 2, 9, 0],
  stars: [9, 8, 9, 0],
  places_before: [2, 3, 1, 4],
  places: [1, 3, 1, 4],
};

describe('how everybody stands', () => {
  const standings = standingsOf(RECAP, [3, 5, 6, 8]);

  it('begins with the best', () =>
    expect(standings.map(({ seat, place, stars, gain }) => [seat, place, stars, gain])).toEqual([
      [3, 1, 9, 5],
      [6, 1, 9, 0],
      [5, 3, 8, 6],
      [8, 4, 0, 0],
    ]));
  it('is not known while stars are hidden', () =>
    expect(standingsOf({ deeds: [], spaces_left: 9 }, [3, 5])).toEqual([]));
  it('is not known before the first round', () => expect(standingsOf(null, [3, 5])).toEqual([]));
  it('names whoever gained most', () => expect(bestGain(standings).map(({ seat }) => seat)).toEqual([5]));
  it('names nobody if nobody gained', () =>
    expect(bestGain(standingsOf({ ...RECAP, before: [3], stars: [2] }, [1]))).toEqual([]));

  it('finds the closest duel', () => {
    const duel = closestDuel(standings)!;
    expect([duel.ahead.seat, duel.behind.seat, duel.by]).toEqual([3, 6, 0]);
  });
  it('takes the best placed of equal duels', () => {
    const duel = closestDuel(
      standingsOf({ ...RECAP, before: [0, 0, 0], stars: [9, 7, 5], places: [1, 2, 3] }, [1, 2, 3]),
    );
    expect([duel?.ahead.seat, duel?.behind.seat]).toEqual([1, 2]);
  });
  it('has no duel for one', () => expect(closestDuel(standings.slice(0, 1))).toBeNull());
  it('draws no bar backwards', () => expect([-3, 0, 5, 10].map((stars) => shareOf(stars, 10))).toEqual([0, 0, 0.5, 1]));
});

describe('pages', () => {
  it('are as even as they can be', () =>
    expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 3).map((page) => page.length)).toEqual([2, 3, 2]));
  it('are none of nothing', () => expect(pagesOf([], 3)).toEqual([]));
  it('turn with the time', () =>
    expect([0, 999, 1000, 2500, 3000].map((now) => pageAt(now, 3, 1000))).toEqual([0, 0, 1, 2, 0]));
  it('stay if there is one', () => expect(pageAt(5000, 1, 1000)).toBe(0));
});

describe('the last round’s marks', () => {
  const closed = (...turns: Closed['turns']): Closed => ({ kind: 'closed', at: 0, round: 3, turns });

  it('are what somebody wrote and revealed', () =>
    expect([...lastMarks(closed({ seat: 1, steps: '2+5@c3 4xd4 town(c3,c4)' }), 1)]).toEqual(['c3', 'd4', 'c4']));
  it('are what others drew', () => {
    const passed = closed({ seat: 1, steps: '!a1', held: 2 }, { seat: 2, steps: '!b2', held: 1 });
    expect([...lastMarks(passed, 1)]).toEqual(['b2']);
    expect(victimsOf({ ...passed, recap: { ...RECAP, before: [3, 4], stars: [3, 2] } }, [1, 2])).toEqual([
      { seat: 2, by: 1, space: 'a1', stars: -2 },
      { seat: 1, by: 2, space: 'b2', stars: 0 },
    ]);
    expect(victimsOf({ ...passed, recap: { deeds: [], spaces_left: 1 } }, [1, 2])[0]!.stars).toBeNull();
  });
  it('have no victim in a round without a hazard', () =>
    expect(victimsOf(closed({ seat: 1, steps: '3@a1' }, { seat: 2, steps: '-' }), [1, 2])).toEqual([]));
});

describe('the count', () => {
  const stages = (...kinds: [string, number][]) => ({
    stages: kinds.map(([kind, stars]) => ({ kind, stars, entries: [], stays: 0 })),
  });
  const all = [stages(['run', 5], ['mummies', -2]), stages(['groups', 6], ['mummies', 2]), stages(['run', 1])];

  it('has every kind once, in its order', () => expect(kindsOf(all)).toEqual(['run', 'groups', 'mummies']));
  it('adds up kind by kind', () => {
    expect(barOf(all[0]!, ['run', 'groups'])).toEqual({ parts: [{ kind: 'run', stars: 5 }], cost: 0, sum: 5, last: 0 });
    expect(barOf(all[0]!, ['run', 'groups', 'mummies'])).toMatchObject({ cost: -2, sum: 3, last: -2 });
    expect(barOf(all[0]!, [])).toEqual({ parts: [], cost: 0, sum: 0, last: 0 });
  });
  it('knows how long bars become', () => expect(longestBar(all)).toBe(8));
});

describe('the ceremony', () => {
  const acts = (kinds: number, places: number[]) =>
    stepsOf(kinds, places).map(({ act, kinds, revealed }) => [act, kinds, revealed]);

  it('counts, reveals from last to first, and shows the winner', () =>
    expect(acts(2, [1, 2, 3])).toEqual([
      ['opening', 0, 0],
      ['count', 1, 0],
      ['count', 2, 0],
      ['places', 2, 1],
      ['places', 2, 2],
      ['places', 2, 3],
      ['winner', 2, 3],
      ['over', 2, 3],
    ]));
  it('reveals those who share the victory together', () =>
    expect(acts(0, [1, 1, 3]).filter(([act]) => act === 'places')).toEqual([
      ['places', 0, 1],
      ['places', 0, 3],
    ]));
  it('reveals a hundred, most of them a page at a time', () => {
    const places = Array.from({ length: 100 }, (_, index) => index + 1);
    const shown = stepsOf(3, places)
      .filter(({ act }) => act === 'places')
      .map(({ revealed }) => revealed);
    expect(shown.slice(0, 8)).toEqual([14, 29, 43, 57, 71, 86, 87, 88]);
    expect(shown.length).toBe(6 + 14);
  });
  it('has no places for somebody alone', () =>
    expect(acts(1, [1]).map(([act]) => act)).toEqual(['opening', 'count', 'winner', 'over']));
  it('is over before phones stop waiting for it', () => {
    for (const kinds of [0, 3, 9])
      for (let people = 1; people <= 100; people++) {
        const places = Array.from({ length: people }, (_, index) => index + 1);
        const length = stepsOf(kinds, places)
          .slice(0, -1)
          .reduce((sum, { lasts }) => sum + lasts, 0);
        expect(length).toBeLessThan(HELD_AT_MOST - 1_000);
      }
  });
  it('is where the time says', () => {
    const steps = stepsOf(2, [1, 2]);
    expect(positionAt(steps, 0)).toMatchObject({ act: 'opening', left: 1_500 });
    expect(positionAt(steps, 1_600)).toMatchObject({ act: 'count', kinds: 1, left: 1_900 });
    expect(positionAt(steps, 3_600_000)).toMatchObject({ act: 'over', left: Infinity });
  });
});

describe('the leaves after it', () => {
  const kinds = (...of: Parameters<typeof leavesOf>) => leavesOf(...of).map(({ kind }) => kind);
  const story = { stars: [[1], [2]], titles: [{ name: 'there', seat: 0, value: 2 }] };

  it('show all places beside the winner’s sheet', () =>
    expect(kinds(2, 1, story)).toEqual(['winner', 'winner', 'chart', 'titles']));
  it('end with the evening, from its second game on', () => {
    expect(kinds(1, 1, story, 2)).toEqual(['winner', 'chart', 'titles', 'evening']);
    expect(kinds(1, 1, story, 1)).not.toContain('evening');
  });
  it('fill the screen with the places of many', () =>
    expect(kinds(13, 3, { ...story, titles: [] })).toEqual(['winner', 'ranking', 'ranking', 'ranking', 'chart']));
  it('tell of teams if there are any', () =>
    expect(kinds(1, 1, { stars: [[1]], teams: [{ team: 1, seats: [0], mean: 1, place: 1 }] })).toEqual([
      'winner',
      'teams',
    ]));
});

describe('sheets beside each other', () => {
  const room = { width: 1400, height: 900 };
  it('are as large as they can be', () =>
    expect([1, 2, 3, 4, 6, 8].map((people) => columnsFor(people, room, 70, 1))).toEqual([1, 2, 3, 2, 3, 4]));
});
