import { describe, expect, it } from 'vitest';
import { readRoll } from '../play/dice';
import { sumsOf } from './sums';

describe('what dice add up to', () => {
  it('has each number with the fewest dice', () =>
    expect(sumsOf(readRoll('4 1 5'))).toEqual([
      { number: 1, dice: ['D'] },
      { number: 4, dice: ['P'] },
      { number: 5, dice: ['X'] },
      { number: 6, dice: ['D', 'X'] },
      { number: 9, dice: ['P', 'X'] },
      { number: 10, dice: ['P', 'D', 'X'] },
    ]));
  it('leaves special faces out', () => expect(sumsOf(readRoll('P D 4')).map(({ number }) => number)).toEqual([4]));
});
