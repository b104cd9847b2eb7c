import { chapterOf } from '../../help/book';
import { exampleSheet, SUMS_OF_2_3_5, type Example } from '../../help/example';

/* The rules of the Temple, in the order in which they are read. */

const sheet = (rows: string) => exampleSheet('temple', rows);

const BEFORE_A_NUMBER = sheet(`
#  .  +  .  #
.  3  .  .  .
.  .  .  +  4`);

const EXAMPLES = {
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
    sheet: sheet(`
#  +  3  +  #
.  9  10 .  .
+  .  .  +6 7`),
    legal: ['b1', 'd1', 'a3'],
  },
  beside: {
    adventure: 'temple',
    caption: 'guide-temple-beside-shown',
    sheet: sheet(`
.  .  .  .  .
.  .  5  .  .
.  .  +  .  .`),
    legal: ['b1', 'c1', 'd1', 'b2', 'd2', 'b3', 'c3', 'd3'],
  },
  mummy: {
    adventure: 'temple',
    caption: 'guide-temple-mummy-shown',
    roll: '2 2 X',
    inked: sheet(`
.  9  .  .  .
.  .  7  +  .
.  4  .  .  .`),
    sheet: sheet(`
.  9  !  .  .
.  .  7  +  .
.  4  .  .  .`),
    legal: ['d1', 'b2', 'c3', 'd3'],
  },
  nine: {
    adventure: 'temple',
    caption: 'guide-temple-nine-shown',
    sheet: sheet(`
.  !  .  .  .
.  9  .  .  !
!  .  +  .  .`),
    crossable: ['b1', 'a3'],
  },
  run: {
    adventure: 'temple',
    caption: 'guide-temple-run-shown',
    sheet: sheet(`
#  2  .  .  #
.  3  4  +5 .
.  .  7  6  .`),
    shown: [{ rule: 'run', stars: 6, spaces: ['b1', 'b2', 'c2', 'd2', 'd3', 'c3'] }],
  },
  group: {
    adventure: 'temple',
    caption: 'guide-temple-group-shown',
    sheet: sheet(`
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
    sheet: sheet(`
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

export const CHAPTER = chapterOf('temple', EXAMPLES.stars, (section) => [
  section('round', EXAMPLES.round),
  section('numbers', EXAMPLES.numbers),
  section('penny', EXAMPLES.penny),
  section('doors', EXAMPLES.doors),
  section('beside', EXAMPLES.beside),
  section('mummy', EXAMPLES.mummy),
  section('nine', EXAMPLES.nine),
  section('run', EXAMPLES.run),
  section('group', EXAMPLES.group),
  section('stars', EXAMPLES.stars),
  section('end'),
]);
