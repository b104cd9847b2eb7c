import { describe, expect, it } from 'vitest';
import { beginning, clamped, nearby, playerShown } from './stepping';

describe('stepping through a game', () => {
  it('stays within it', () => expect([-1, 0, 3.4, 99].map((round) => clamped(round, 25))).toEqual([0, 0, 3, 25]));
  it('starts over at the end', () => expect([beginning(4, 25), beginning(25, 25)]).toEqual([4, 0]));
  it('looks ahead', () => {
    expect(nearby(3, 25)).toEqual([4, 2, 5]);
    expect(nearby(0, 1)).toEqual([1]);
  });
  it('shows the winner first', () => {
    expect(playerShown(null, ['AB', 'CD'], [2, 1])).toBe('CD');
    expect(playerShown('AB', ['AB', 'CD'], [2, 1])).toBe('AB');
    expect(playerShown('XY', ['AB', 'CD'], [1, 1])).toBe('AB');
  });
});
