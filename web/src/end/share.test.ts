import { describe, expect, it, vi } from 'vitest';
import { byRule, pictureName, shareText, squares, trail, type Told } from './share';

vi.mock('../words/words.svelte', () => ({
  language: {
    spoken: { months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] },
  },
  say: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(' '),
}));

const GAME: Told = {
  sheet: 'temple-b',
  name: 'Crown',
  adventure: 'temple',
  stars: 27,
  place: 1,
  of: 1,
  level: 'voyager',
  by_rule: { run: 8, group: 15, mummy: 4 },
};
const TODAY: Told = { ...GAME, day: '2026-11-15', first_try: true };
const WORLD = { origin: 'https://example.org', hostname: 'example.org' };
const HERE = { origin: 'http://127.0.0.1:8375', hostname: '127.0.0.1' };

describe('what is told of a game', () => {
  it('is the adventure, the level, the squares and a link, alone', () => {
    expect(shareText(GAME, WORLD).split('\n')).toEqual([
      'core-name · start-adventure-side temple B',
      'share-alone 27 voyager ★★★☆',
      '🟦🟦🟦🟩🟩🟩🟩🟩🟪🟪',
      'https://example.org',
    ]);
  });

  it('is the same for the expedition of a day, with the day and which try it was', () => {
    const lines = shareText(TODAY, WORLD).split('\n');
    expect(lines[0]).toBe('core-name · start-adventure temple · 15 Nov');
    expect(lines.slice(1)).toEqual([
      'share-alone 27 voyager ★★★☆',
      '🟦🟦🟦🟩🟩🟩🟩🟩🟪🟪',
      'share-first',
      'https://example.org',
    ]);
    expect(shareText({ ...TODAY, first_try: false }, WORLD)).toContain('share-again');
  });

  it('has the place among several, and no level', () => {
    expect(shareText({ ...GAME, of: 3, place: 2, level: '' }, WORLD).split('\n')[1]).toBe('share-several 27 2 3');
  });

  it('never links to an address that nobody else can open', () => {
    expect(shareText(GAME, HERE)).not.toContain('http');
    expect(shareText(GAME, HERE, ['http://192.168.1.7:8375'])).toContain('\nhttp://192.168.1.7:8375');
  });

  it('does without squares for a game of which only the stars are known', () => {
    expect(shareText({ ...GAME, by_rule: {} }, WORLD).split('\n')).toHaveLength(3);
  });
});

describe('the row of squares', () => {
  it('has one for every so many stars, and for what is left of them', () => {
    expect(squares({ run: 1, group: 3 }, 'temple')).toBe('🟦🟩');
    expect(squares({ full: 7, jungle: 15, town: 6, snake: -12 }, 'valley')).toBe('⬜🟩🟩🟧🟥🟥');
  });

  it('shows in red whatever costs stars', () => {
    expect(squares({ run: 3, mummy: -4 }, 'temple')).toBe('🟦🟥🟥');
  });

  it('adds up the lines of a rule and leaves out what comes to nothing', () => {
    const lines = [
      { rule: 'run', stars: 5 },
      { rule: 'mummy', stars: 2 },
      { rule: 'mummy', stars: -2 },
      { rule: 'group', stars: 3 },
      { rule: 'group', stars: 3 },
    ];
    expect(byRule(lines)).toEqual({ run: 5, group: 6 });
  });
});

it('says how far along the levels somebody came', () => {
  expect(['tourist', 'pathfinder', 'voyager', 'explorer', ''].map(trail)).toEqual([
    '★☆☆☆',
    '★★☆☆',
    '★★★☆',
    '★★★★',
    '☆☆☆☆',
  ]);
});

it('names the file of a picture after what is on it', () => {
  expect(pictureName(GAME)).toBe('penny-papers-temple-b-27.png');
  expect(pictureName(TODAY)).toBe('penny-papers-2026-11-15-27.png');
  expect(pictureName({ ...GAME, sheet: '', name: 'own' })).toBe('penny-papers-temple-27.png');
});
