import type { DieName } from '../dice/die';
import type { Adventure } from '../sheet/layout';
import type { ScoreLine } from '../sheet/score';

/* What the help draws: small sheets with what its sentences speak of. Their stars were counted by the host's own rules. */

export interface Example {
  readonly adventure: Adventure;
  /** The message under the drawing: it says in words what is drawn. */
  readonly caption: string;
  /** `.sheet` text. */
  readonly sheet?: string;
  /** The same without what is in pencil. */
  readonly inked?: string;
  readonly legal?: readonly string[];
  readonly crossable?: readonly string[];
  readonly selected?: readonly string[];
  readonly shown?: readonly ScoreLine[];
  /** As the host writes it: purple, green, red. */
  readonly roll?: string;
  readonly taken?: readonly DieName[];
  readonly sum?: number;
  /** Numbers, each with the dice that make it. */
  readonly numbers?: readonly (readonly [number, readonly DieName[]])[];
}

function sheet(adventure: Adventure, rows: string, discoveries = ''): string {
  return `adventure: ${adventure}\nname: Example\ngrid:\n${rows.trim()}\n${discoveries}`;
}

const temple = (rows: string) => sheet('temple', rows);
const valley = (rows: string, discoveries = '') => sheet('valley', rows, discoveries);

const BEFORE_A_NUMBER = temple(`
#  .  +  .  #
.  3  .  .  .
.  .  .  +  4`);

const SUMS_OF_2_3_5: Example['numbers'] = [
  [2, ['P']],
  [3, ['D']],
  [5, ['X']],
  [7, ['P', 'X']],
  [8, ['D', 'X']],
  [10, ['P', 'D', 'X']],
];

export const TEMPLE_EXAMPLES = {
  round: {
    adventure: 'temple',
    caption: 'guide-temple-round-shown',
    roll: '2 5 4',
    inked: BEFORE_A_NUMBER,
    sheet: BEFORE_A_NUMBER.replace('3  .', '3  9'),
    legal: ['b1', 'd1', 'a2', 'd2', 'e2', 'a3', 'b3', 'c3'],
  },
  numbers: { adventure: 'temple', caption: 'guide-temple-numbers-shown', roll: '2 3 5', numbers: SUMS_OF_2_3_5 },
  penny: { adventure: 'temple', caption: 'guide-temple-penny-shown', roll: 'P 1 4' },
  doors: {
    adventure: 'temple',
    caption: 'guide-temple-doors-shown',
    roll: '4 D 2',
    sheet: temple(`
#  +  3  +  #
.  9  10 .  .
+  .  .  +6 7`),
    legal: ['b1', 'd1', 'a3'],
  },
  beside: {
    adventure: 'temple',
    caption: 'guide-temple-beside-shown',
    sheet: temple(`
.  .  .  .  .
.  .  5  .  .
.  .  +  .  .`),
    legal: ['b1', 'c1', 'd1', 'b2', 'd2', 'b3', 'c3', 'd3'],
  },
  mummy: {
    adventure: 'temple',
    caption: 'guide-temple-mummy-shown',
    roll: '2 2 X',
    inked: temple(`
.  9  .  .  .
.  .  7  +  .
.  4  .  .  .`),
    sheet: temple(`
.  9  !  .  .
.  .  7  +  .
.  4  .  .  .`),
    legal: ['d1', 'b2', 'c3', 'd3'],
  },
  nine: {
    adventure: 'temple',
    caption: 'guide-temple-nine-shown',
    sheet: temple(`
.  !  .  .  .
.  9  .  .  !
!  .  +  .  .`),
    crossable: ['b1', 'a3'],
  },
  run: {
    adventure: 'temple',
    caption: 'guide-temple-run-shown',
    sheet: temple(`
#  2  .  .  #
.  3  4  +5 .
.  .  7  6  .`),
    shown: [{ rule: 'run', stars: 6, spaces: ['b1', 'b2', 'c2', 'd2', 'd3', 'c3'] }],
  },
  group: {
    adventure: 'temple',
    caption: 'guide-temple-group-shown',
    sheet: temple(`
5  5  .  8  8
.  5  2  +8 8
.  .  .  2  .`),
    shown: [
      { rule: 'group', stars: 3, spaces: ['a1', 'b1', 'b2'] },
      { rule: 'group', stars: 3, spaces: ['d1', 'e1', 'd2', 'e2'] },
    ],
  },
  stars: {
    adventure: 'temple',
    caption: 'guide-temple-stars-shown',
    sheet: temple(`
#  .  2  .  #
.  .  3  +4 4
9  x  5  .  4
.  7  +6 !  +`),
    shown: [
      { rule: 'run', stars: 6, spaces: ['c1', 'c2', 'd2', 'c3', 'c4', 'b4'] },
      { rule: 'group', stars: 3, spaces: ['d2', 'e2', 'e3'] },
      { rule: 'mummy', stars: 2, spaces: ['b3'] },
      { rule: 'mummy', stars: -2, spaces: ['d4'] },
    ],
  },
} as const satisfies Record<string, Example>;

const BEFORE_A_NINE = `
#  .  3  .  .
.  6  2  .  .
.  .  .  .  #`;

export const VALLEY_EXAMPLES = {
  round: {
    adventure: 'valley',
    caption: 'guide-valley-round-shown',
    roll: '4 5 2',
    taken: ['P', 'D'],
    sum: 9,
    sheet: valley(BEFORE_A_NINE),
    legal: ['b1', 'd1', 'a2', 'd2', 'a3', 'b3', 'c3', 'd3'],
  },
  sums: { adventure: 'valley', caption: 'guide-valley-sums-shown', roll: '2 3 5', numbers: SUMS_OF_2_3_5 },
  penny: { adventure: 'valley', caption: 'guide-valley-penny-shown', roll: 'P 4 4', taken: ['D', 'X'], sum: 8 },
  first: {
    adventure: 'valley',
    caption: 'guide-valley-where-shown-first',
    sheet: valley(`
#  .  .  .  #
.  .  .  .  .
.  .  ~  .  .
#  .  .  .  #`),
    legal: ['b1', 'c1', 'd1', 'a2', 'e2', 'a3', 'e3', 'b4', 'c4', 'd4'],
  },
  next: {
    adventure: 'valley',
    caption: 'guide-valley-where-shown-next',
    sheet: valley(`
#  4  .  .  #
.  .  2  .  .
.  .  ~  .  .
#  .  .  !  #`),
    legal: ['c1', 'd1', 'a2', 'b2', 'd2', 'b3', 'd3'],
  },
  structures: {
    adventure: 'valley',
    caption: 'guide-valley-structures-shown',
    sheet: valley(
      `
#  2  .  .
3  H  ~  .
4  5  8  .`,
      'jungle: b1 a2 a3 b3 c3\n',
    ),
    shown: [{ rule: 'hut', stars: 10, spaces: ['b2', 'b1', 'a2', 'a3', 'b3', 'c3'] }],
  },
  snake: {
    adventure: 'valley',
    caption: 'guide-valley-snake-shown',
    roll: '1 3 X',
    sheet: valley(`
.  4  9  .
.  2  !  .
.  .  .  .`),
    shown: [
      { rule: 'snake', stars: -9, spaces: ['c2'] },
      { rule: 'full', stars: 0, spaces: [] },
    ],
  },
  nine: {
    adventure: 'valley',
    caption: 'guide-valley-nine-shown',
    roll: '5 2 4',
    taken: ['P', 'X'],
    sum: 9,
    sheet: valley(`
.  4  9  .
.  2  !  .
.  .  .  .`),
    crossable: ['c2'],
  },
  jungle: {
    adventure: 'valley',
    caption: 'guide-valley-jungle-shown',
    sheet: valley(
      `
1  5  .  .
.  4  7  .
.  .  2  .`,
      'jungle: a1 b1 b2 c2 c3\n',
    ),
  },
  town: {
    adventure: 'valley',
    caption: 'guide-valley-town-shown',
    sheet: valley(
      `
.  3  3  .
.  3  .  .
.  .  3  .`,
      'town: b1 c1 b2 c3\n',
    ),
  },
  range: {
    adventure: 'valley',
    caption: 'guide-valley-range-shown',
    sheet: valley(
      `
.  6  9  .
.  .  .  7
.  .  .  .`,
      'range: b1 c1 d2\n',
    ),
  },
  pyramid: {
    adventure: 'valley',
    caption: 'guide-valley-pyramid-shown',
    sheet: valley(
      `
.  .  .  .
10 12 11 .
.  13 .  .`,
      'pyramid: a2 b2 c2 b3\n',
    ),
  },
  stars: {
    adventure: 'valley',
    caption: 'guide-valley-stars-shown',
    sheet: valley(
      `
#  1  2  .  6  7  #
5  H  4  9  .  .  .
.  7  3  3  10 12 11
.  .  3  3  S  13 .
#  .  !  .  .  .  #`,
      'jungle: b1 c1 a2 c2 b3\ntown: c3 d3 c4 d4\nrange: e1 f1 d2\npyramid: e3 f3 g3 f4\n',
    ),
    shown: [
      { rule: 'jungle', stars: 5, spaces: ['b1', 'c1', 'a2', 'c2', 'b3'] },
      { rule: 'town', stars: 6, spaces: ['c3', 'd3', 'c4', 'd4'] },
      { rule: 'range', stars: 7, spaces: ['e1', 'f1', 'd2'] },
      { rule: 'pyramid', stars: 15, spaces: ['e3', 'f3', 'g3', 'f4'] },
      { rule: 'hut', stars: 10, spaces: ['b2', 'b1', 'c1', 'a2', 'c2', 'b3'] },
      { rule: 'statue', stars: 4, spaces: ['e4', 'd3', 'd4'] },
      { rule: 'snake', stars: -3, spaces: ['c5'] },
    ],
  },
} as const satisfies Record<string, Example>;
