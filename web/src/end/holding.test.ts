import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, type TableModel } from '../table/model';
import { HELD_AT_MOST, Holding, SCREEN_BACK } from './holding';

const ENDED: TableModel = {
  ...EMPTY_TABLE,
  order: [0, 1],
  closed: { kind: 'closed', at: 1_000, round: 8, turns: [] },
  result: { stars: [3, 1], places: [1, 2], secret: '', words: [] },
  presence: { ...EMPTY_TABLE.presence, screens: 1 },
};

const NO_SCREEN: TableModel = { ...ENDED, presence: EMPTY_TABLE.presence };

const left = (model: TableModel, now: number) => new Holding().left(model, now);

describe('a phone', () => {
  it('holds the result back while a screen shows it', () => expect(left(ENDED, 6_000)).toBe(25_000));
  it('waits no longer than that', () => expect(left(ENDED, 1_000 + HELD_AT_MOST)).toBe(0));
  it('waits no longer than that if its clock is behind', () => expect(left(ENDED, 0)).toBe(HELD_AT_MOST));
  it('shows what the screen has shown', () => expect(left({ ...ENDED, unveiled: true }, 6_000)).toBe(0));
  it('does not wait without a screen', () => expect(left(NO_SCREEN, 6_000)).toBe(0));
  it('does not wait for somebody alone', () => expect(left({ ...ENDED, order: [0] }, 6_000)).toBe(0));
  it('has nothing to hold back before the end', () => expect(left({ ...ENDED, result: null }, 6_000)).toBe(0));

  it('waits for a screen that is loaded again', () => {
    const holding = new Holding();
    holding.left(ENDED, 6_000);
    expect(holding.left(NO_SCREEN, 8_000)).toBe(SCREEN_BACK);
    expect(holding.left(NO_SCREEN, 9_000)).toBe(SCREEN_BACK - 1_000);
    expect(holding.left(ENDED, 10_000)).toBe(21_000);
    holding.left(NO_SCREEN, 12_000);
    expect(holding.left(NO_SCREEN, 12_000 + SCREEN_BACK)).toBe(0);
  });

  it('does not take back what it has shown', () => {
    const holding = new Holding();
    expect(holding.left({ ...ENDED, result: null }, 500)).toBe(0);
    expect(holding.left(NO_SCREEN, 6_000)).toBe(0);
    expect(holding.left(ENDED, 7_000)).toBe(0);
  });
});
