import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** The module as it is in a document that notes this, at this path. */
async function opened(below: string | undefined, pathname: string): Promise<typeof import('./address')> {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { below } } });
  vi.stubGlobal('location', { pathname });
  return await import('./address');
}

afterEach(() => vi.unstubAllGlobals());

describe('where the page is on its server', () => {
  it('is the top unless the document notes something', async () => {
    const { address, ownPath, homeUrl } = await opened(undefined, '/table/K7MQ4P');
    expect([address('/help'), ownPath('/table/K7MQ4P'), ownPath('/')]).toEqual(['/help', '/table/K7MQ4P', '/']);
    expect(homeUrl({ origin: 'https://penny.example' })).toBe('https://penny.example');
  });

  it.each(['/games/penny/table/K7MQ4P', '/games/penny/', '/games/penny'])(
    'is below the sub-path at %s',
    async (pathname) => {
      const { address, ownPath, homeUrl } = await opened('/games/penny', pathname);
      expect(address('/help')).toBe('/games/penny/help');
      expect(['/games/penny/help/temple', '/games/penny/', '/games/penny'].map(ownPath)).toEqual([
        '/help/temple',
        '/',
        '/',
      ]);
      expect(['/', '/games/', '/games/pennyless/help'].map(ownPath)).toEqual(['', '', '']);
      expect(homeUrl({ origin: 'https://example.org' })).toBe('https://example.org/games/penny/');
    },
  );

  it.each(['/', '/table/K7MQ4P', '/games', '/games/pennyless'])(
    'is the top for who comes past the proxy to %s',
    async (pathname) => {
      const { address, ownPath } = await opened('/games/penny', pathname);
      expect([address('/help'), ownPath(pathname)]).toEqual(['/help', pathname]);
    },
  );

  it('is asked for by everything that links or fetches', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(svelte|ts)$/.test(file) && !/test|fixtures/.test(file),
    );
    const fromTheTop = /\b(?:href|src|action)=["']\/|(?:fetch|assign|register)\([`'"]\/|new URL\([`'"]\//;
    expect(files.filter((file) => fromTheTop.test(readFileSync(SOURCES + file, 'utf8')))).toEqual([]);
  });
});
