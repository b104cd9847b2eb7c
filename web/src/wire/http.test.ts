import { afterEach, describe, expect, it, vi } from 'vitest';
import { getJson } from './http';
import { RefusedError, UnreachableError } from './refused';

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('asking an address', () => {
  it('gives what it says', async () => {
    answering({ day: '2026-11-16' });
    expect(await getJson('/api/offers')).toEqual({ day: '2026-11-16' });
  });

  it('takes what was asked ahead, once', async () => {
    vi.stubGlobal('askedAhead', {
      '/api/offers': Promise.resolve({ ok: true, body: 'early' }),
      '/api/lost': Promise.reject(new Error('lost')),
    });
    vi.resetModules();
    const { getJson } = await import('./http');
    const { UnreachableError } = await import('./refused');
    answering(JSON.stringify('late'));
    expect([await getJson('/api/offers'), await getJson('/api/offers')]).toEqual(['early', 'late']);
    await expect(getJson('/api/lost')).rejects.toBeInstanceOf(UnreachableError);
  });

  it('is refused with the reason', async () => {
    answering({ code: 'no-such-game', facts: {} }, 404);
    await expect(getJson('/api/games/x')).rejects.toMatchObject({ reason: { code: 'no-such-game' } });
    await expect(getJson('/api/games/x')).rejects.toBeInstanceOf(RefusedError);
  });

  it('knows that nobody answers, or somebody else', async () => {
    answering('<html>', 502);
    await expect(getJson('/x')).rejects.toBeInstanceOf(UnreachableError);
    answering({ error: 'teapot' }, 418);
    await expect(getJson('/x')).rejects.toBeInstanceOf(UnreachableError);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(getJson('/x')).rejects.toBeInstanceOf(UnreachableError);
  });
});
