import { INK, type Hint, type Script } from '../../help/lessons/script';

/* The first game in the Temple, on the sheet “First Steps” with the dice of the host's lesson. */

/** Where an 8 would touch the 9 at c2. */
const BESIDE_THE_NINE = ['b1', 'c1', 'b3'];

const cross: Hint = {
  say: 'lesson-temple-cross',
  when: (seen) => seen.crossable.length > 0 && !seen.crossed,
  point: (seen) => [{ space: seen.crossable[0]! }],
};

const finish: Hint = {
  say: 'lesson-temple-finish',
  when: (seen) => seen.mayInk && seen.empty.length === 0,
  point: INK,
};

export const LESSON: Script = {
  adventure: 'temple',
  rolls: ['2 5 4', '2 4 5', 'P 1 4', '4 D 2', '2 2 X', '1 3 4', '4 4 2', '2 3 1', 'P 1 4'],
  isFixed: true,
  scenes: [
    [
      {
        say: 'lesson-temple-sum',
        when: (seen) => seen.isFresh && seen.canWrite(9, 'c2'),
        point: [{ number: 9 }, { space: 'c2' }],
      },
      { say: 'lesson-temple-pencil', when: (seen) => seen.mayInk, point: INK },
    ],
    [
      {
        say: 'lesson-temple-three',
        when: (seen) => seen.isFresh && seen.has({ c2: 9 }) && seen.canWrite(11, 'd3'),
        point: [{ number: 11 }, { space: 'd3' }],
      },
      { say: 'lesson-temple-doors', when: (seen) => seen.mayInk && seen.wrote(11), point: INK },
      { say: 'lesson-temple-number-free', when: (seen) => seen.isFresh },
    ],
    [
      {
        say: 'lesson-temple-penny',
        when: (seen) => seen.isFresh && seen.has({ c2: 9, d3: 11 }) && seen.canWrite(10, 'd2'),
        point: [{ number: 10 }, { space: 'd2' }],
      },
      {
        say: 'lesson-temple-run',
        when: (seen) => seen.mayInk && seen.stars('run') > 1,
        facts: (seen) => ({ spaces: seen.stars('run') }),
        point: INK,
      },
    ],
    [
      {
        say: 'lesson-temple-lockpick',
        when: (seen) => seen.isFresh && seen.canWrite(4, 'b2'),
        point: [{ number: 4 }, { space: 'b2' }],
      },
      { say: 'lesson-temple-opened', when: (seen) => seen.mayInk, point: INK },
    ],
    [
      {
        say: 'lesson-temple-mummy',
        when: (seen) => seen.isFresh && seen.hazardSpaces.includes('c1') && seen.has({ c2: 9 }),
        point: [{ space: 'c1' }],
      },
    ],
    [
      cross,
      {
        say: 'lesson-temple-four',
        when: (seen) => seen.crossed && !seen.wrote() && seen.has({ b2: 4 }) && seen.canWrite(4, 'a2'),
        point: [{ number: 4 }, { space: 'a2' }],
      },
      { say: 'lesson-temple-crossed', when: (seen) => seen.crossed && !seen.wrote() },
      {
        say: 'lesson-temple-two-alike',
        when: (seen) => seen.mayInk && seen.wrote(4, 'a2') && seen.has({ b2: 4 }),
        point: INK,
      },
      { say: 'lesson-temple-no-nine', when: (seen) => seen.isFresh && seen.holds('hazard') },
    ],
    [
      cross,
      {
        say: 'lesson-temple-third',
        when: (seen) => !seen.wrote() && seen.has({ b2: 4, a2: 4 }) && seen.canWrite(4, 'a3'),
        point: [{ number: 4 }, { space: 'a3' }],
      },
      { say: 'lesson-temple-group', when: (seen) => seen.mayInk && seen.stars('group') > 0, point: INK },
      { say: 'lesson-temple-group-free', when: (seen) => seen.isFresh },
    ],
    [cross, { say: 'lesson-temple-yours', when: (seen) => !seen.wrote() && seen.empty.length === 2 }],
    [
      cross,
      {
        say: 'lesson-temple-last',
        when: (seen) =>
          !seen.wrote() &&
          seen.has({ c2: 9, d2: 10, d3: 11 }) &&
          seen.legal.length === 1 &&
          BESIDE_THE_NINE.includes(seen.legal[0]!) &&
          seen.canWrite(8),
        point: (seen) => [{ number: 8 }, { space: seen.legal[0]! }],
      },
      finish,
      { say: 'lesson-temple-last-free', when: (seen) => !seen.wrote() },
    ],
  ],
  anytime: [
    { say: 'lesson-temple-mummy-free', when: (seen) => seen.isHazard && seen.isFresh },
    { say: 'lesson-temple-mummy-drawn', when: (seen) => seen.isHazard, point: INK },
    cross,
    finish,
    { say: 'lesson-temple-lockpick-free', when: (seen) => seen.shows('D') && !seen.wrote() },
    { say: 'lesson-temple-penny-free', when: (seen) => seen.shows('P') && !seen.wrote() },
    { say: 'lesson-temple-crossed', when: (seen) => seen.crossed && !seen.wrote() },
    { say: 'lesson-temple-write', when: (seen) => seen.isFresh },
    { say: 'lesson-ready', when: (seen) => seen.mayInk, point: INK },
    { say: 'lesson-undo', when: () => true },
  ],
};
