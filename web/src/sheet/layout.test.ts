import { describe, expect, test } from 'vitest';
import { newDiscoveries, penciled, readSheet, SheetError } from './layout';
import { nameOf } from './place';
import { drawn } from './testing';

const VALLEY = `adventure: valley
name: Two Lakes
owner: ZOË
grid:
#  .  7  ~
x  !  12 H
jungle: b1 c1
pyramid: c2
`;

describe('readSheet', () => {
  test('reads headers, spaces, marks and discoveries', () => {
    const sheet = readSheet(VALLEY);
    expect([sheet.adventure, sheet.name, sheet.owner, sheet.columns, sheet.rows]).toEqual([
      'valley',
      'Two Lakes',
      'ZOË',
      4,
      2,
    ]);
    expect([...sheet.spaces.values()].map(({ name, mark }) => [name, mark])).toEqual([
      ['b1', null],
      ['c1', 7],
      ['a2', 'crossed'],
      ['b2', 'hazard'],
      ['c2', 12],
      ['d2', 'hut'],
    ]);
    expect(sheet.lakes.map(nameOf)).toEqual(['d1']);
    expect(sheet.discoveries).toEqual([
      { kind: 'jungle', spaces: ['b1', 'c1'] },
      { kind: 'pyramid', spaces: ['c2'] },
    ]);
  });

  test('knows doors, empty and written', () => {
    const sheet = drawn('+ +10 .');
    expect([...sheet.spaces.values()].map(({ door, mark }) => [door, mark])).toEqual([
      [true, null],
      [true, 10],
      [false, null],
    ]);
  });

  test('passes over comments, blank lines, blanks at the end and carriage returns', () => {
    expect(readSheet('; mine\r\nadventure: temple\r\n\r\nname: x \r\ngrid:\r\n. 5  \r\n').spaces.get('b1')?.mark).toBe(
      5,
    );
  });

  test('a # that no path of # joins to the outside is a wall', () => {
    const sheet = drawn(`
      . . . . #
      . # . # #
      . . . . .`);
    expect(sheet.walls.map(nameOf)).toEqual(['b2']);
    expect(sheet.outside.map(nameOf)).toEqual(['e1', 'd2', 'e2']);
  });

  test('paths go side by side, not over corners', () => {
    const sheet = drawn(`
      . . . #
      . . # .
      . . . .`);
    expect(sheet.walls.map(nameOf)).toEqual(['c2']);
  });

  test('sheets of one layout have the same shape, whatever is written', () => {
    expect(drawn('. + #\n7 +7 #').shape).toBe(drawn('3 +9 #\n! + #').shape);
    expect(drawn('. + #').shape).not.toBe(drawn('. . #').shape);
  });

  test.each([
    '',
    'grid:\n.',
    'adventure: temple\ngrid:\n',
    'adventure: temple\ngrid:\n. .\n.',
    'adventure: temple\ngrid:\n? .',
    'adventure: temple\ngrid:\n16',
    'adventure: valley\ngrid:\n.\nswamp: a1',
  ])('refuses %j by name', (text) => expect(() => readSheet(text)).toThrow(SheetError));
});

test('penciled: what the draft has otherwise than the ink', () => {
  expect([...penciled(drawn('7 . x 3'), drawn('7 . ! .'))]).toEqual(['c1', 'd1']);
});

test('newDiscoveries: those of the draft alone, whatever the order of their spaces', () => {
  const inked = { ...drawn('1 2 3', 'valley'), discoveries: [{ kind: 'town' as const, spaces: ['a1', 'b1'] }] };
  const drafted = {
    ...inked,
    discoveries: [
      { kind: 'town' as const, spaces: ['b1', 'a1'] },
      { kind: 'range' as const, spaces: ['c1'] },
    ],
  };
  expect(newDiscoveries(drafted, inked)).toEqual([{ kind: 'range', spaces: ['c1'] }]);
});
