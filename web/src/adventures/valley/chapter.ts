import { chapterOf } from '../../help/book';
import { exampleSheet, SUMS_OF_2_3_5, type Example } from '../../help/example';

/* The rules of the Valley, in the order in which they are read. */

const sheet = (rows: string, discoveries = '') => exampleSheet('valley', rows, discoveries);

const BEFORE_A_NINE = `
#  .  3  .  .
.  6  2  .  .
.  .  .  .  #`;

const EXAMPLES = {
  round: {
    adventure: 'valley',
    caption: 'guide-valley-round-shown',
    roll: '4 5 2',
    taken: ['P', 'D'],
    sum: 9,
    sheet: sheet(BEFORE_A_NINE),
    legal: ['b1', 'd1', 'a2', 'd2', 'a3', 'b3', 'c3', 'd3'],
  },
  sums: { adventure: 'valley', caption: 'guide-valley-sums-shown', roll: '2 3 5', numbers: SUMS_OF_2_3_5 },
  penny: { adventure: 'valley', caption: 'guide-valley-penny-shown', roll: 'P 4 4', taken: ['D', 'X'], sum: 8 },
  first: {
    adventure: 'valley',
    caption: 'guide-valley-where-shown-first',
    sheet: sheet(`
#  .  .  .  #
.  .  .  .  .
.  .  ~  .  .
#  .  .  .  #`),
    legal: ['b1', 'c1', 'd1', 'a2', 'e2', 'a3', 'e3', 'b4', 'c4', 'd4'],
  },
  next: {
    adventure: 'valley',
    caption: 'guide-valley-where-shown-next',
    sheet: sheet(`
#  4  .  .  #
.  .  2  .  .
.  .  ~  .  .
#  .  .  !  #`),
    legal: ['c1', 'd1', 'a2', 'b2', 'd2', 'b3', 'd3'],
  },
  structures: {
    adventure: 'valley',
    caption: 'guide-valley-structures-shown',
    sheet: sheet(
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
    sheet: sheet(`
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
    sheet: sheet(`
.  4  9  .
.  2  !  .
.  .  .  .`),
    crossable: ['c2'],
  },
  jungle: {
    adventure: 'valley',
    caption: 'guide-valley-jungle-shown',
    sheet: sheet(
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
    sheet: sheet(
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
    sheet: sheet(
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
    sheet: sheet(
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
    sheet: sheet(
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

export const CHAPTER = chapterOf('valley', EXAMPLES.stars, (section) => [
  section('round', EXAMPLES.round),
  section('sums', EXAMPLES.sums),
  section('penny', EXAMPLES.penny),
  section('where', EXAMPLES.first, EXAMPLES.next),
  section('structures', EXAMPLES.structures),
  section('snake', EXAMPLES.snake),
  section('nine', EXAMPLES.nine),
  section('discoveries'),
  section('jungle', EXAMPLES.jungle),
  section('town', EXAMPLES.town),
  section('range', EXAMPLES.range),
  section('pyramid', EXAMPLES.pyramid),
  section('stars', EXAMPLES.stars),
  section('end'),
]);
