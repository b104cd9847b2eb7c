import { describe, expect, it } from 'vitest';
import type { HintOption } from '../wire/types';
import { adviceOf, deedsOf } from './advice';
import { whyOf } from './why';

const OPTIONS: HintOption[] = [
  { steps: ['3+4@c4'], stars: 30.62 },
  { steps: ['3@d4', 'xd3'], stars: 30.58 },
  { steps: ['4@b2'], stars: 29.35, yours: true },
];

describe('advice', () => {
  it('says what the best comes to, and of the others how much less', () => {
    expect(adviceOf(OPTIONS, 'mummy').map(({ kind, worth }) => [kind, worth?.id, worth?.facts?.['stars']])).toEqual([
      ['best', 'turn-hint-stars', 31],
      ['next', 'turn-hint-same', undefined],
      ['yours', 'turn-hint-less', 1.3],
    ]);
  });

  it('knows one’s own pencil where it is the best', () => {
    const [first] = adviceOf([{ ...OPTIONS[0]!, yours: true }], 'mummy');
    expect(first).toMatchObject({ kind: 'yours', worth: { id: 'turn-hint-stars' } });
  });

  it('says what speaks for the best and against the others, or that nothing stands out', () => {
    const options: HintOption[] = [
      { steps: ['4+5@c4'], stars: 30, why: { kind: 'mummy', stars: 3.2, at_once: 4, spaces: ['b3', 'b4'] } },
      { steps: ['4@c4'], stars: 28, why: { kind: 'mummy', stars: -3.2, at_once: -4 } },
      { steps: ['5@c4'], stars: 27.9 },
    ];
    expect(adviceOf(options, 'mummy').map(({ why }) => why)).toEqual([
      { id: 'turn-why-now', facts: { kind: 'mummy', count: 2 } },
      { id: 'turn-why-less', facts: { kind: 'mummy' } },
      { id: 'turn-why-none' },
    ]);
    expect(whyOf({ kind: 'run', stars: 0.8 })).toEqual({ id: 'turn-why-more', facts: { kind: 'run' } });
  });

  it('says of a hazard only where it goes', () => {
    expect(adviceOf([{ steps: ['!c3'], stars: null }], 'snake')).toEqual([
      {
        steps: ['!c3'],
        kind: 'best',
        deeds: [{ id: 'turn-hint-draw', facts: { hazard: 'snake', space: 'c3' } }],
        worth: null,
        why: null,
      },
    ]);
  });
});

describe('a turn in words', () => {
  it.each([
    ['2+5@c1', { id: 'turn-hint-write', facts: { number: 7, space: 'c1' } }],
    ['P=12@b2', { id: 'turn-hint-write', facts: { number: 12, space: 'b2' } }],
    ['D=hut@c1', { id: 'turn-hint-structure', facts: { structure: 'hut', space: 'c1' } }],
    ['4+5xa2', { id: 'turn-hint-cross', facts: { hazard: 'snake', spaces: 'a2', count: 1 } }],
    ['jungle(a1,b1,c1,a2,b2)', { id: 'turn-hint-reveal', facts: { kind: 'jungle' } }],
    ['-', { id: 'turn-hint-pass' }],
  ])('%s', (step, told) => expect(deedsOf([step], 'snake')).toEqual([told]));

  it('names what is crossed out together once', () => {
    const deeds = deedsOf(['9@a1', 'xb1', 'xa2', 'xb2'], 'mummy');
    expect(deeds.map(({ id, facts }) => [id, facts?.['spaces']])).toEqual([
      ['turn-hint-write', undefined],
      ['turn-hint-cross', 'b1, a2, b2'],
    ]);
  });
});
