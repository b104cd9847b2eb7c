import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, type TableModel } from '../table/model';
import { HELD_AT_MOST, heldFor } from './holding';

const ENDED: TableModel = {
  ...EMPTY_TABLE,
  order: [0, 1],
  closed: { kind: 'closed', at: 1_000, round: 8, turns: [] },
  result: { stars: [3, 1], places: [1, 2], secret: '', words: [] },
  presence: { ...EMPTY_TABLE.presence, screens: 1 },
};

describe('a phone', () => {
  it('holds the result back while a screen shows it', () => expect(heldFor(ENDED, 6_000)).toBe(25_000));
  it('waits no longer than that', () => expect(heldFor(ENDED, 1_000 + HELD_AT_MOST)).toBe(0));
  it('waits no longer than that if its clock is behind', () => expect(heldFor(ENDED, 0)).toBe(HELD_AT_MOST));
  it('shows what the screen has shown', () => expect(heldFor({ ...ENDED, unveiled: true }, 6_000)).toBe(0));
  it('does not wait without a screen', () =>
    expect(heldFor({ ...ENDED, presence: EMPTY_TABLE.presence }, 6_000)).toBe(0));
  it('does not wait for somebody alone', () => expect(heldFor({ ...ENDED, order: [0] }, 6_000)).toBe(0));
  it('has nothing to hold back before the end', () => expect(heldFor({ ...ENDED, result: null }, 6_000)).toBe(0));
});
