import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_TABLE, type TableModel } from '../../table/model';
import type { Closed, Recap } from '../../wire/types';
import { groupsOf, pictureOf, rarestOf } from './deeds';
import { placeFor } from './floats';
import { LEAVES, Moment } from './moment.svelte';
import { FLOATS, SAID_EVERY, Stamps } from './reactions.svelte';
import { retell, type Listener } from './retold';
import { standingsOf } from '../../table/standings';
import { nearest } from './standings';
import { wayOf } from './swipe';
import { victimsOf } from './victims';

const ORDER = [3, 5, 7, 9];
const NAMES: Record<number, string> = { 3: 'Anna', 5: 'Bo', 7: 'Max', 9: 'Zoë' };

const RECAP: Recap = {
  deeds: [
    { kind: 'number', name: '7', seats: [3, 5] },
    { kind: 'discovery', name: 'jungle', seats: [7] },
    { kind: 'number', name: '11', seats: [7] },
    { kind: 'pass', seats: [9] },
  ],
  spaces_left: 12,
  before: [4, 6, 2, 6],
  stars: [7, 6, 9, 5],
  places_before: [3, 1, 4, 1],
  places: [2, 3, 1, 4],
};

const closedWith = (more: Partial<Closed> = {}): Closed => ({
  kind: 'closed',
  at: 0,
  round: 6,
  turns: ORDER.map((seat) => ({ seat, steps: '7@c3' })),
  recap: RECAP,
  pause: 3000,
  ...more,
});

const listener = (mine: number[], seat: number | null = mine[0] ?? null): Listener => ({
  mine,
  seat,
  order: ORDER,
  hazard: 'mummy',
  name: (number) => NAMES[number]!,
  listed: (names) => names.join(' & '),
  you: () => 'You',
  more: (count) => `${count} more`,
});

describe('stars and places', () => {
  it('are told the best first', () => {
    expect(standingsOf(RECAP, ORDER)).toEqual([
      { seat: 7, stars: 9, gain: 7, place: 1, rise: 3 },
      { seat: 3, stars: 7, gain: 3, place: 2, rise: 1 },
      { seat: 5, stars: 6, gain: 0, place: 3, rise: -2 },
      { seat: 9, stars: 5, gain: -1, place: 4, rise: -3 },
    ]);
  });

  it('are not known before the first round, nor where they are hidden until the end', () => {
    expect(standingsOf(null, ORDER)).toEqual([]);
    expect(standingsOf({ deeds: [], spaces_left: 3 }, ORDER)).toEqual([]);
  });

  const many = Array.from({ length: 30 }, (_, seat) => ({ seat, stars: 60 - seat, gain: 0, place: seat + 1, rise: 0 }));
  const near = (...mine: number[]) => nearest(many, mine).map(({ seat }) => seat);

  it('of many people are those of oneself and the three around', () => {
    expect(near(14)).toEqual([12, 13, 14, 15]);
    expect(near(0)).toEqual([0, 1, 2, 3]);
    expect(near(29)).toEqual([26, 27, 28, 29]);
    expect(near(4, 20)).toEqual([2, 3, 4, 5, 18, 19, 20, 21]);
  });

  it('of many people are the first four for somebody who watches, and of few are all', () => {
    expect(near()).toEqual([0, 1, 2, 3]);
    expect(nearest(many.slice(0, 8), [7])).toHaveLength(8);
  });
});

describe('what was done with the dice', () => {
  const groups = groupsOf(RECAP.deeds, 4, [7]);

  it('is told in groups, numbers first', () => {
    expect(groups.map(({ key, seats, share, isMine }) => [key, seats.length, share, isMine])).toEqual([
      ['number 7', 2, 0.5, false],
      ['number 11', 1, 0.25, true],
      ['discovery jungle', 1, 0.25, true],
      ['pass ', 1, 0.25, false],
    ]);
    expect(groups.map(pictureOf)).toEqual([null, null, 'm-jungle', null]);
  });

  it('is rarer the fewer did it; a discovery says more than a number', () => {
    expect(rarestOf(groups, 7)?.key).toBe('discovery jungle');
    expect(rarestOf(groups, 3)?.key).toBe('number 7');
    expect(rarestOf(groups, 9)).toBeNull();
  });
});

describe('a hazard round', () => {
  const closed = closedWith({
    turns: [
      { seat: 3, steps: '!c3', held: 9 },
      { seat: 5, steps: '!a1', held: 3 },
      { seat: 7, steps: '-' },
    ],
    recap: { deeds: [], spaces_left: 3, before: [4, 6, 2, 6], stars: [4, 6, 2, 4] },
  });

  it('tells every victim, by whom and what it cost', () => {
    expect(victimsOf(closed, ORDER)).toEqual([
      { seat: 9, by: 3, space: 'c3', cost: -2 },
      { seat: 3, by: 5, space: 'a1', cost: 0 },
    ]);
  });

  it('keeps the cost to itself where stars are hidden', () => {
    const hidden = { ...closed, recap: { deeds: [], spaces_left: 3 } };
    expect(victimsOf(hidden, ORDER).map(({ cost }) => cost)).toEqual([null, null]);
  });

  it('tells the victim first who drew where', () => {
    expect(retell(closed, listener([9]))[0]).toEqual({
      id: 'turn-drew',
      facts: { name: 'Anna', hazard: 'mummy', space: 'c3' },
    });
    expect(retell(closed, listener([9, 3])).map(({ id }) => id)).toEqual(['room-drew-on', 'room-drew-on']);
  });
});

describe('what is told of a round', () => {
  const highlights = [
    { what: 'gain', seats: [7], stars: 7 },
    { what: 'first', seats: [3, 5], rule: 'group' },
    { what: 'lead', seats: [7] },
    { what: 'climb', seats: [7], passed: [3, 5, 9] },
    { what: 'something newer', seats: [7] },
  ];
  const closed = closedWith({ recap: { ...RECAP, highlights } });

  it('is one’s own choice first, then what stands out', () => {
    expect(retell(closed, listener([3]))).toEqual([
      {
        id: 'room-rare-number',
        facts: { how: 'few', name: '7', names: 'You & Bo', hazard: 'mummy', count: 1, all: 4 },
      },
      { id: 'room-gain', facts: { names: 'Max', stars: 7 } },
      { id: 'room-first-group', facts: { names: 'Anna & Bo', count: 2 } },
      { id: 'room-lead', facts: { names: 'Max' } },
      { id: 'room-climb', facts: { names: 'Max', others: 'Anna & Bo & Zoë' } },
    ]);
    expect(retell(closed, listener([7]))[0]).toMatchObject({ id: 'room-rare-discovery', facts: { how: 'only' } });
  });

  it('is nobody’s choice for whoever watches', () => {
    expect(retell(closed, listener([]))[0]?.id).toBe('room-gain');
  });

  it('says that the table played for us, whoever else was late', () => {
    const turns = ORDER.map((seat) => ({ seat, steps: '7@c3', by_table: 'clock' }));
    const told = retell({ ...closed, turns }, listener([5]));
    expect(told[0]).toEqual({ id: 'turn-table-for-you', facts: { why: 'clock' } });
    expect(told.some(({ id }) => id.startsWith('room-rare'))).toBe(false);
  });

  it('does not say of everybody that they stand out', () => {
    const highlight = { what: 'loss', seats: ORDER, stars: -2 };
    expect(retell(closedWith({ recap: { ...RECAP, deeds: [], highlights: [highlight] } }), listener([9]))).toEqual([]);
  });

  it('names a few of many, ours among them', () => {
    const seats = [3, 5, 7, 9, 3, 5, 7];
    const many = closedWith({ recap: { ...RECAP, deeds: [], highlights: [{ what: 'gain', seats, stars: 2 }] } });
    expect(retell(many, listener([9]))[0]?.facts?.['names']).toBe('Zoë & Anna & Bo & 4 more');
  });
});

describe('the moment between rounds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const between = (more: Partial<TableModel> = {}): TableModel => ({
    ...EMPTY_TABLE,
    phase: 'playing',
    round: 6,
    order: ORDER,
    closed: closedWith(),
    ...more,
  });

  function begin(isCalm = false) {
    const goneOn: number[] = [];
    let onSheet = 0;
    const moment = new Moment({
      isCalm: () => isCalm,
      goOn: (round) => void goneOn.push(round),
      onSheet: () => void onSheet++,
    });
    return { moment, goneOn, seen: () => onSheet };
  }

  it('lasts until the dice are there, and leaves before they are seen', () => {
    const { moment, seen } = begin();
    expect(moment.hearClosed(between(), 1000)).toBe(true);
    expect(moment).toMatchObject({ told: { round: 6 }, rollsAt: 4000 });
    moment.hearRoll();
    expect(moment).toMatchObject({ isLeaving: true, told: { round: 6 }, rollsAt: null });
    vi.advanceTimersByTime(LEAVES);
    expect(moment).toMatchObject({ isLeaving: false, told: null });
    expect(seen()).toBe(1);
  });

  it('leaves at once where motion is not wanted', () => {
    const { moment } = begin(true);
    moment.hearClosed(between());
    moment.hearRoll();
    expect(moment.told).toBeNull();
  });

  it('ends for whoever goes on, and does not come back', () => {
    const { moment, goneOn } = begin();
    moment.hearClosed(between(), 1000);
    moment.goOn();
    expect([moment.told, goneOn, moment.rollsAt]).toEqual([null, [6], 4000]);
    expect(moment.hearClosed(between())).toBe(false);
    moment.goOn();
    expect(goneOn).toEqual([6]);
  });

  it('lasts until somebody rolls where a tap does', () => {
    const { moment } = begin();
    const settings = { ...EMPTY_TABLE.settings, rolls_itself: false };
    expect(moment.hearClosed(between({ settings, closed: closedWith({ pause: 0 }) }))).toBe(true);
    expect(moment.rollsAt).toBeNull();
  });

  it.each([
    ['without a pause', { closed: closedWith({ pause: 0 }) }],
    ['when the next round is open already', { roundOpen: true }],
    ['alone', { order: [3] }],
    ['at the end', { phase: 'over' as const }],
    ['where the host tells nothing', { closed: closedWith({ recap: null }) }],
  ])('is not %s', (_, more) => {
    const { moment } = begin();
    expect(moment.hearClosed(between(more))).toBe(false);
    expect(moment.told).toBeNull();
  });
});

describe('reactions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('float by, of many at once the last', () => {
    const stamps = new Stamps();
    for (let seat = 0; seat < 9; seat++) stamps.hear(seat, 'wow', 0);
    expect(stamps.floating.map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7, 8]);
    vi.advanceTimersByTime(FLOATS);
    expect(stamps.floating).toEqual([]);
  });

  it('are said once in ten seconds', () => {
    const stamps = new Stamps();
    expect([0, 5000, SAID_EVERY - 1, SAID_EVERY].map((now) => stamps.hear(1, 'star', now))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('a stamp', () => {
  const window = { width: 390, height: 844 };

  it('floats over the name of whoever stamped, inside the window', () => {
    expect(placeFor({ left: 100, top: 60, width: 60, height: 40 }, window)).toEqual({ left: 88, top: 58 });
    expect(placeFor({ left: 370, top: 0, width: 20, height: 20 }, window)).toEqual({ left: 300, top: 6 });
  });

  it('floats in the bar where no name is in sight', () => {
    expect(placeFor(null, window)).toEqual({ left: 50, top: 2 });
  });
});

describe('a swipe', () => {
  it('goes to the next or back, and is neither a tap nor scrolling', () => {
    expect(wayOf(-80, 10, 200)).toBe(1);
    expect(wayOf(80, -10, 200)).toBe(-1);
    expect(wayOf(-20, 0, 100)).toBe(0);
    expect(wayOf(-80, 70, 200)).toBe(0);
    expect(wayOf(-80, 0, 900)).toBe(0);
  });
});
