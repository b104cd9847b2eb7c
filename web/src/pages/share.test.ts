import { describe, expect, it, vi } from 'vitest';
import type { GamePlayed } from '../wire/types';
import { expeditionText, trail } from './share';

vi.mock('../words/words.svelte', () => ({
  language: {
    spoken: { months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] },
  },
  say: (id: string, facts: Record<string, unknown>) => `${id} ${Object.values(facts).join(' ')}`,
}));

const game: GamePlayed = {
  game: 'g',
  sheet: 'temple-b',
  name: 'Crown',
  adventure: 'temple',
  player: 'LOU',
  stars: 27,
  place: 1,
  of: 1,
  at: 0,
  level: 'voyager',
  day: '2026-11-15',
  first_try: true,
};

describe('the text about an expedition', () => {
  it('says how far one came', () => {
    expect(['tourist', 'pathfinder', 'voyager', 'explorer', ''].map(trail)).toEqual([
      '★☆☆☆',
      '★★☆☆',
      '★★★☆',
      '★★★★',
      '☆☆☆☆',
    ]);
  });

  it('has the day, the stars and the level, and nothing that would spoil it', () => {
    const text = expeditionText(game, { origin: 'https://example.org', hostname: 'example.org' });
    expect(text).toBe('start-share-title 15 Nov temple\n★★★☆ start-share-stars 27 voyager\nhttps://example.org');
  });

  it('leaves out an address that nobody else can open', () => {
    expect(expeditionText(game, { origin: 'http://127.0.0.1:8375', hostname: '127.0.0.1' })).not.toContain('http');
  });
});
