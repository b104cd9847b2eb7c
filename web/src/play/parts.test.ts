import { describe, expect, it } from 'vitest';
import { readSheet } from '../sheet/layout';
import { asClock, secondsLeft } from './clock';
import { answersFor, revealStep, toggle } from '../adventures/valley/choosing';
import { describe as describeTurn } from './described';
import { fixture } from './fixtures/drafts';
import { lastRound, sentencesOf } from './happened';
import { hazardView, tapHazard } from './hazard';
import { KeyReader, type Pressed } from './keys';
import { partsOf } from './spaceName';
import { shownLines, starEntries, threeKinds } from './stars';
import { readStep } from './steps';
import { NONE } from './told';

describe('steps', () => {
  it('are read as far as a screen needs', () => {
    expect(readStep('2+5@c10')).toEqual({ kind: 'write', way: '2+5', value: 7, space: 'c10' });
    expect(readStep('P=12@b2')).toEqual({ kind: 'write', way: 'P=12', value: 12, space: 'b2' });
    expect(readStep('D=hut@c1')).toEqual({ kind: 'structure', structure: 'hut', space: 'c1' });
    expect(readStep('4+5xa2')).toEqual({ kind: 'cross', way: '4+5', space: 'a2' });
    expect(readStep('xa2')).toEqual({ kind: 'cross', way: '', space: 'a2' });
    expect(readStep('!c3')).toEqual({ kind: 'draw', space: 'c3' });
    expect(readStep('-')).toEqual({ kind: 'pass' });
  });
});

describe('a hazard', () => {
  it('goes on the sheet that is held', () => {
    const { first } = fixture('templeHazard');
    const view = hazardView(first, false, 'temple');
    expect([...view.legal]).toEqual(first.hazard_spaces);
    expect(view.told.id).toBe('turn-hazard-temple');
    expect(tapHazard(first, first.hazard_spaces![0]!)).toEqual([`!${first.hazard_spaces![0]}`]);
    expect(tapHazard(first, 'z9')).toBeNull();
  });

  it('moves, and is rubbed out by a tap on it', () => {
    const draft = fixture('templeHazard').chain[1]!;
    const space = draft.steps[0]!.slice(1);
    expect(hazardView(draft, false, 'temple')).toMatchObject({ drawn: space, told: { id: 'turn-hazard-pencil' } });
    expect(tapHazard(draft, space)).toEqual([]);
    const other = draft.hazard_spaces!.find((one) => one !== space)!;
    expect(tapHazard(draft, other)).toEqual([`!${other}`]);
  });

  it('alone: says why only some spaces invite', () => {
    const { first } = fixture('templeHazardAlone');
    const { beside, ...anywhere } = first;
    expect(beside).toEqual(['e5']);
    expect(hazardView(first, true, 'temple').told.id).toBe('turn-hazard-beside');
    expect(hazardView(anywhere, true, 'temple').told.id).toBe('turn-hazard-anywhere-alone');
  });
});

describe('keys', () => {
  const key = (key: string, code = ''): Pressed => ({ key, code });

  it('two digits within 600 ms join, if there is such a number', () => {
    const reader = new KeyReader();
    expect(reader.read(key('1'), 0, true)).toEqual({ do: 'number', value: 1 });
    expect(reader.read(key('2'), 500, true)).toEqual({ do: 'number', value: 12 });
    expect(reader.read(key('1'), 600, true)).toEqual({ do: 'number', value: 1 });
    expect(reader.read(key('0'), 1300, true)).toBeNull();
    expect(reader.read(key('9'), 2000, true)).toEqual({ do: 'number', value: 9 });
    expect(reader.read(key('4'), 2100, true)).toEqual({ do: 'number', value: 4 });
  });

  it('knows digits by their place, for keyboards that shift them, and on the numpad', () => {
    const reader = new KeyReader();
    expect(reader.read(key('è', 'Digit7'), 0, true)).toEqual({ do: 'number', value: 7 });
    expect(reader.read(key('End', 'Numpad1'), 5000, true)).toEqual({ do: 'number', value: 1 });
  });

  it('letters only while they are on; the browser’s own are left alone', () => {
    const reader = new KeyReader();
    expect(reader.read(key('x'), 0, true)).toEqual({ do: 'die', die: 'X' });
    expect(reader.read(key('x'), 0, false)).toBeNull();
    expect(reader.read(key('Backspace'), 0, false)).toEqual({ do: 'rub' });
    expect(reader.read({ ...key('z'), ctrlKey: true }, 0, true)).toBeNull();
  });
});

describe('choosing spaces', () => {
  const sheet = readSheet(fixture('valleyNine').first.drawn.sheet);

  it('keeps reading order', () => {
    expect(toggle(['d5', 'd6'], 'c5', sheet)).toEqual(['c5', 'd5', 'd6']);
    expect(toggle(['c5', 'd5'], 'c5', sheet)).toEqual(['d5']);
  });

  it('has one plain answer a kind', () => {
    const answers = answersFor({
      jungle: { code: 'find-size', facts: { kind: 'jungle', wanted: 5, spaces: 4 } },
      town: { code: 'town-mixed', facts: {} },
      range: { code: 'find-size', facts: { kind: 'range', wanted: 3, spaces: 4 } },
      pyramid: null,
    });
    expect(answers.map(({ told, near, fits }) => [told.id, near, fits])).toEqual([
      ['turn-kind-more', true, false],
      ['turn-kind-town-mixed', false, false],
      ['turn-kind-fewer', false, false],
      ['turn-kind-fits', true, true],
    ]);
    expect(answersFor(null).map(({ told }) => told.id)).toEqual([
      'turn-kind-jungle',
      'turn-kind-town',
      'turn-kind-range',
      'turn-kind-pyramid',
    ]);
  });

  it('reveals what fits: the bigger of two, or the one that is wanted', () => {
    const both = {
      jungle: { code: 'find-size', facts: {} },
      town: null,
      range: { code: 'find-size', facts: {} },
      pyramid: null,
    };
    expect(revealStep(['a1', 'b1'], both, null)).toBe('pyramid(a1,b1)');
    expect(revealStep(['a1', 'b1'], both, 'town')).toBe('town(a1,b1)');
    expect(revealStep(['a1'], { jungle: { code: 'find-size', facts: {} } }, null)).toBeNull();
  });
});

describe('stars', () => {
  const temple = readSheet('adventure: temple\ngrid:\n2 3 4 !\n5 5 5 x\n9 9 9 .\n');
  const lines = [
    { rule: 'run', stars: 3, spaces: ['a1', 'b1', 'c1'] },
    { rule: 'group', stars: 3, spaces: ['a2', 'b2', 'c2'] },
    { rule: 'group', stars: 3, spaces: ['a3', 'b3', 'c3'] },
    { rule: 'mummy', stars: 2, spaces: ['d2'] },
    { rule: 'mummy', stars: -2, spaces: ['d1'] },
  ];

  it('are gathered into the lines that a person reads', () => {
    expect(starEntries(lines, temple).map(({ told, stars }) => [told.id, told.facts, stars])).toEqual([
      ['turn-star-run', { from: 2, to: 4, spaces: 3 }, 3],
      ['turn-star-group', { number: 5, spaces: 3 }, 3],
      ['turn-star-group', { number: 9, spaces: 3 }, 3],
      ['turn-star-crossed', { count: 1, each: 2 }, 2],
      ['turn-star-mummy', { count: 1, each: 2 }, -2],
    ]);
  });

  it('groups keep their looks, and what is worth nothing has no label', () => {
    expect(starEntries(lines, temple)[2]!.lines[0]).toMatchObject({ look: 1 });
    expect(shownLines([...lines, { rule: 'snake', stars: 0, spaces: ['a1'] }], 'temple')).toHaveLength(lines.length);
  });

  it('a snake that is crossed out is not about any more', () => {
    const valley = readSheet('adventure: valley\ngrid:\n! x 5\n');
    const entries = starEntries(
      [
        { rule: 'snake', stars: 0, spaces: ['a1'] },
        { rule: 'snake', stars: 0, spaces: ['b1'] },
      ],
      valley,
    );
    expect(entries.map(({ told }) => told.facts)).toEqual([{ count: 1, each: 0 }]);
  });

  it('make bars of three kinds', () => {
    expect(threeKinds(lines, 'temple')).toEqual([3, 6, 0]);
    expect(
      threeKinds(
        [
          { rule: 'town', stars: 6, spaces: [] },
          { rule: 'mine', stars: 4, spaces: [] },
          { rule: 'snake', stars: -9, spaces: [] },
        ],
        'valley',
      ),
    ).toEqual([6, 4, -9]);
  });
});

describe('names of spaces', () => {
  const sheet = readSheet('adventure: temple\ngrid:\n. + 5 !\n');
  const named = (name: string, more = {}) =>
    partsOf(sheet.spaces.get(name)!, {
      sheet,
      pencil: NONE,
      legal: NONE,
      crossable: NONE,
      chosen: NONE,
      inHand: null,
      ...more,
    }).map(({ id }) => id);

  it('say what stands there and what can be done', () => {
    expect(named('a1', { legal: new Set(['a1']), inHand: 10 })).toEqual(['turn-name-empty', 'turn-name-legal-for']);
    expect(named('b1')).toEqual(['turn-name-door', 'turn-name-empty']);
    expect(named('c1', { pencil: new Set(['c1']) })).toEqual(['turn-name-pencil']);
    expect(named('d1', { crossable: new Set(['d1']) })).toEqual(['turn-name-hazard', 'turn-name-crossable']);
  });
});

describe('a closed round', () => {
  const closed = {
    kind: 'closed' as const,
    at: 0,
    round: 4,
    turns: [
      { seat: 0, steps: '!d3', held: 2 },
      { seat: 2, steps: '!c2', held: 0, by_table: 'clock' },
    ],
  };

  const reader = {
    us: 0,
    mine: [0],
    hazard: 'mummy',
    name: (seat: number) => ['Lou', 'Max', 'Zoë'][seat]!,
    listed: (names: readonly string[]) => names.join(', '),
  };

  it('says what was drawn on our sheet, and for whom the table played', () => {
    expect(sentencesOf(lastRound(closed, 0), reader)).toEqual({
      ours: [{ id: 'turn-drew', facts: { name: 'Zoë', hazard: 'mummy', space: 'c2' } }],
      others: [{ id: 'turn-table-for', facts: { name: 'Zoë', why: 'clock' } }],
    });
    expect(lastRound(closed, null).drawnOnUs).toBeNull();
  });

  it('does not tell every round that a bot stands in, but us that one did', () => {
    const turns = [0, 2].map((seat) => ({ seat, steps: '2@a1', by_table: 'bot' }));
    const said = sentencesOf(lastRound({ ...closed, turns }, 0), reader);
    expect(said).toEqual({ ours: [{ id: 'turn-table-for-you', facts: { why: 'bot' } }], others: [] });
  });

  it('tells of a bot that was late', () => {
    const turns = [{ seat: 2, steps: '2@a1', by_table: 'late' }];
    const said = sentencesOf(lastRound({ ...closed, turns }, 0), reader);
    expect(said.others).toEqual([{ id: 'turn-table-for', facts: { name: 'Zoë', why: 'late' } }]);
  });

  it('says that the table played for us, whoever else was late, and of the others in one sentence', () => {
    const turns = [1, 0, 2].map((seat) => ({ seat, steps: '2@a1', by_table: 'clock' }));
    expect(sentencesOf(lastRound({ ...closed, turns }, 0), reader)).toEqual({
      ours: [{ id: 'turn-table-for-you', facts: { why: 'clock' } }],
      others: [{ id: 'turn-table-for', facts: { name: 'Max, Zoë', why: 'clock' } }],
    });
    expect(sentencesOf(lastRound({ ...closed, turns }, 0), { ...reader, mine: [0, 2] }).ours).toEqual([
      { id: 'turn-table-for', facts: { name: 'Lou', why: 'clock' } },
      { id: 'turn-table-for', facts: { name: 'Zoë', why: 'clock' } },
    ]);
  });

  it('is told turn by turn', () => {
    expect(describeTurn({ seat: 0, steps: '3@a1 town(a1,b1,a2,b2)' }, 'snake', String).map(({ id }) => id)).toEqual([
      'turn-did-write',
      'turn-did-reveal',
    ]);
    expect(describeTurn(closed.turns[1]!, 'mummy', String).map(({ id }) => id)).toEqual([
      'turn-did-draw-on',
      'turn-did-table',
    ]);
  });
});

describe('the clock', () => {
  it('counts on from what was said last, and stands still in a pause', () => {
    const clock = { left: 61_000, warning: false, at: 1000 };
    expect(secondsLeft(clock, 2000, false)).toBe(60);
    expect(secondsLeft(clock, 9000, true)).toBe(61);
    expect(secondsLeft(clock, 99_000, false)).toBe(0);
    expect(asClock(72)).toBe('1:12');
  });
});
