import { INK, type Hint, type Script } from '../../help/lessons/script';

/* The first game in the Valley, on the sheet “First Light” with the dice of the host's lesson. */

const JUNGLE = { b1: 2, a2: 3, a3: 4, b3: 5, c3: 8 };

const full: Hint = { say: 'lesson-valley-full', when: (seen) => seen.mayInk && seen.empty.length === 0, point: INK };

export const LESSON: Script = {
  adventure: 'valley',
  rolls: ['2 4 3', '4 5 4', '2 D 4', '4 4 X', '5 2 4', 'P 4 4', '5 4 4'],
  isFixed: false,
  scenes: [
    [
      {
        say: 'lesson-valley-edge',
        when: (seen) => seen.isFresh && seen.canWrite(2, 'b1'),
        point: [{ die: 'P' }, { space: 'b1' }],
      },
      {
        say: 'lesson-valley-second',
        when: (seen) => seen.wrote(2, 'b1') && seen.steps.length === 1 && seen.canWrite(3, 'a2'),
        point: [{ die: 'X' }, { space: 'a2' }],
      },
      {
        say: 'lesson-valley-third',
        when: (seen) => seen.wrote(3, 'a2') && seen.canWrite(4, 'a3'),
        point: [{ die: 'D' }, { space: 'a3' }],
      },
      { say: 'lesson-valley-pencil', when: (seen) => seen.steps.length === 3, point: INK },
      { say: 'lesson-valley-edge-free', when: (seen) => seen.isFresh },
    ],
    [
      {
        say: 'lesson-valley-five',
        when: (seen) => seen.isFresh && seen.has({ b1: 2, a2: 3, a3: 4 }) && seen.canWrite(5, 'b3'),
        point: [{ die: 'D' }, { space: 'b3' }],
      },
      {
        say: 'lesson-valley-sum',
        when: (seen) => seen.wrote(5, 'b3') && seen.canWrite(8, 'c3'),
        point: [{ die: 'P' }, { die: 'X' }, { space: 'c3' }],
      },
      {
        say: 'lesson-valley-jungle',
        when: (seen) => seen.has(JUNGLE) && seen.finds.includes('jungle') && !seen.revealed(),
        point: [{ discovery: 'jungle' }],
      },
      { say: 'lesson-valley-jungle-done', when: (seen) => seen.revealed('jungle') && seen.mayInk, point: INK },
    ],
    [
      {
        say: 'lesson-valley-hut',
        when: (seen) =>
          seen.has(JUNGLE) && seen.sheet.discoveries.some(({ kind }) => kind === 'jungle') && seen.canDraw('hut', 'b2'),
        point: [{ die: 'D' }, { structure: 'hut' }, { space: 'b2' }],
      },
      {
        say: 'lesson-valley-six',
        when: (seen) => seen.drew('hut', 'b2') && seen.stars('hut') === 10 && seen.canWrite(6, 'd3'),
        point: [{ die: 'P' }, { die: 'X' }, { space: 'd3' }],
      },
      {
        say: 'lesson-valley-structures-done',
        when: (seen) => seen.drew('hut', 'b2') && seen.wrote() && seen.finds.length === 0,
        point: INK,
      },
    ],
    [
      {
        say: 'lesson-valley-snake',
        when: (seen) => seen.isFresh && seen.hazardSpaces.includes('c1') && seen.has({ b1: 2, d1: null, d2: null }),
        point: [{ space: 'c1' }],
      },
    ],
    [
      {
        say: 'lesson-valley-nine',
        when: (seen) => seen.crossable.length > 0 && !seen.crossed,
        point: (seen) => [{ die: 'P' }, { die: 'X' }, { space: seen.crossable[0]! }],
      },
      {
        say: 'lesson-valley-rest',
        when: (seen) => seen.crossed && seen.canWrite(2),
        point: (seen) => [{ die: 'D' }, ...(seen.legal.includes('a4') ? [{ space: 'a4' }] : [])],
      },
      {
        say: 'lesson-valley-town',
        when: (seen) => seen.mayInk && seen.crossed && seen.finds.length === 0,
        point: [{ near: 'town' }, ...INK],
      },
    ],
    [
      {
        say: 'lesson-valley-penny',
        when: (seen) => seen.isFresh && seen.has({ d3: 6 }) && seen.canWrite(12, 'd2'),
        point: [{ die: 'P' }, { number: 12 }, { space: 'd2' }],
      },
      {
        say: 'lesson-valley-eight',
        when: (seen) => seen.wrote(12, 'd2') && seen.has({ d3: 6 }) && seen.canWrite(8, 'c4'),
        point: [{ die: 'D' }, { die: 'X' }, { space: 'c4' }],
      },
      {
        say: 'lesson-valley-range',
        when: (seen) => seen.finds.includes('range') && !seen.revealed(),
        point: [{ discovery: 'range' }],
      },
      {
        say: 'lesson-valley-pyramid',
        when: (seen) => seen.revealed('range') && seen.mayInk,
        point: [{ near: 'pyramid' }, ...INK],
      },
    ],
    [
      {
        say: 'lesson-valley-last',
        when: (seen) => seen.isFresh && seen.empty.length === 2 && seen.canWrite(5) && seen.canWrite(8),
        point: (seen) => [{ die: 'P' }, ...seen.legal.map((space) => ({ space }))],
      },
    ],
  ],
  anytime: [
    { say: 'lesson-valley-snake-free', when: (seen) => seen.isHazard && seen.isFresh },
    { say: 'lesson-valley-snake-drawn', when: (seen) => seen.isHazard, point: INK },
    {
      say: 'lesson-valley-found',
      when: (seen) => seen.finds.length > 0 && !seen.revealed(),
      facts: (seen) => ({ kind: seen.finds[0]! }),
      point: (seen) => [{ discovery: seen.finds[0]! }],
    },
    full,
    {
      say: 'lesson-valley-last-one',
      when: (seen) => seen.empty.length === 1 && seen.canWriteMore,
      point: (seen) => [...seen.diceLeft.map((die) => ({ die })), ...seen.legal.map((space) => ({ space }))],
    },
    { say: 'lesson-valley-penny-free', when: (seen) => seen.isFresh && seen.shows('P') },
    { say: 'lesson-valley-nine-free', when: (seen) => seen.isFresh && seen.crossable.length > 0 },
    { say: 'lesson-valley-structure-free', when: (seen) => seen.isFresh && seen.structures.length > 0 },
    { say: 'lesson-valley-write', when: (seen) => seen.isFresh },
    { say: 'lesson-valley-more', when: (seen) => seen.mayInk && seen.canWriteMore && !seen.revealed() },
    { say: 'lesson-ready', when: (seen) => seen.mayInk, point: INK },
    { say: 'lesson-undo', when: () => true },
  ],
};
