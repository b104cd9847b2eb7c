import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { preferred } from '../words/bundles';

const PROGRAM = readFileSync(new URL('../../public/ahead.js', import.meta.url), 'utf8');

interface Device {
  languages?: string[];
  kept?: Record<string, string> | null;
  night?: boolean;
  address?: string;
  below?: string;
}

/** What ahead.js does on a device: what it fetches, and whether it is night. `kept: null` is a browser that keeps nothing. */
function ahead({ languages = ['en'], kept = {}, night = false, address = '/', below }: Device) {
  const fetched: string[] = [];
  let dark = night;
  const getItem = (key: string) => {
    if (!kept) throw new Error('not allowed');
    return kept[key.replace('penny-papers.', '')] ?? null;
  };
  const surroundings = {
    window: {},
    document: {
      currentScript: { dataset: { en: 'words-en', fr: 'words-fr', nl: 'words-nl' } },
      documentElement: { dataset: { below }, classList: { toggle: (_: string, on: boolean) => (dark = on) } },
    },
    fetch(path: string) {
      fetched.push(path);
      return Promise.resolve(new Response('[]'));
    },
    localStorage: { getItem },
    location: { pathname: address },
    matchMedia: () => ({ matches: night }),
    navigator: { languages },
  };
  // Node would want to know what else it may import.
  runInNewContext(PROGRAM.replace('import(', '(function (path) { return fetch(path); })('), surroundings);
  return { dark, fetched };
}

describe('ahead of the program', () => {
  it.each([[['fr-BE', 'nl']], [['de', 'NL-be']], [['ja']], [[]]])(
    'the words of %j are those that it will ask for',
    (languages) => {
      expect(ahead({ languages, address: '/help' }).fetched).toEqual([`words-${preferred(languages)}`]);
    },
  );

  it('the language that was chosen comes first', () => {
    expect(ahead({ languages: ['fr'], kept: { language: 'nl' }, address: '/help' }).fetched).toEqual(['words-nl']);
  });

  it('the start page gets what the host offers', () => {
    expect(ahead({}).fetched).toEqual(['words-en', '/api/offers']);
  });

  it('below a sub-path too, and from there', () => {
    expect(ahead({ address: '/games/penny/', below: '/games/penny' }).fetched).toEqual([
      'words-en',
      '/games/penny/api/offers',
    ]);
    expect(ahead({ address: '/games/penny/help', below: '/games/penny' }).fetched).toEqual(['words-en']);
  });

  it.each([
    [{ night: true }, true],
    [{ night: true, kept: { theme: 'light' } }, false],
    [{ kept: { theme: 'dark' } }, true],
    [{ night: true, kept: { theme: 'auto' } }, true],
    [{ night: true, kept: null }, true],
    [{}, false],
  ])('%j is dark: %s', (device, dark) => expect(ahead(device).dark).toBe(dark));
});
