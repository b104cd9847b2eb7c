import { describe, expect, it } from 'vitest';
import type { GamePlayed, Offers, Possessions } from '../wire/types';
import { nextAlone } from './next-alone';

const sheets = ['temple-a', 'temple-b', 'valley-a', 'valley-b'].map((sheet) => ({
  sheet,
  adventure: sheet.slice(0, -2),
  name: sheet,
}));
const offers = { sheets, day: '2026-11-18', today: ['temple-b', 'valley-a'] } as unknown as Offers;
const nothing: Possessions = { tables: [], games: [], bests: [] };
const done = (adventure: string) => ({ adventure, day: '2026-11-18', first_try: true }) as GamePlayed;

describe('after a game alone', () => {
  it('the other side, the other adventure and the expedition of today come next', () => {
    const next = nextAlone({ sheet: 'temple-b', adventure: 'temple' }, offers, nothing);
    expect([next.side?.sheet, next.other?.sheet, next.today]).toEqual(['temple-a', 'valley-b', 'temple']);
  });

  it('an expedition that was gone on is not offered', () => {
    const place = { sheet: 'temple-b', adventure: 'temple' } as const;
    expect(nextAlone(place, offers, { ...nothing, games: [done('temple')] }).today).toBe('valley');
    expect(nextAlone(place, offers, { ...nothing, games: [done('temple'), done('valley')] }).today).toBeNull();
    expect(nextAlone(place, offers, null).today).toBeNull();
  });

  it("a sheet of one's own has no other side", () => {
    const next = nextAlone({ sheet: '', adventure: 'valley' }, offers, nothing);
    expect([next.side, next.other?.sheet]).toEqual([null, 'temple-a']);
  });
});
