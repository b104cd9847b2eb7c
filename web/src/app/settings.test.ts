import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, kept } from '../browser/storage';

const fresh = async () => {
  vi.resetModules();
  const storage = await import('../browser/storage');
  for (const key of ['theme', 'secret', 'sound', 'keys', 'name', 'initials']) {
    const value = kept(key);
    if (value !== null) storage.keep(key, value);
  }
  return { ...(await import('./settings.svelte')), storage };
};

beforeEach(() => {
  for (const key of ['theme', 'secret', 'sound', 'keys', 'name', 'initials']) keep(key, null);
});

describe('settings', () => {
  it('begin calm: no sound, letters as keys, light as the system says', async () => {
    const { settings } = await fresh();
    expect(settings).toMatchObject({
      theme: 'auto',
      sound: false,
      keys: true,
      reactions: true,
      name: '',
      initials: '',
    });
  });

  it('make a secret, keep it, and make another after everything is forgotten', async () => {
    const { settings, storage } = await fresh();
    const { secret } = settings;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(storage.kept('secret')).toBe(secret);
    settings.forget();
    expect(settings.secret).not.toBe(secret);
    expect(storage.kept('secret')).toBe(settings.secret);
  });

  it('are read as they were kept, and nonsense is not', async () => {
    keep('theme', 'dark');
    keep('sound', 'on');
    keep('keys', 'off');
    keep('secret', 'nonsense');
    const { settings } = await fresh();
    expect(settings).toMatchObject({ theme: 'dark', sound: true, keys: false });
    expect(settings.secret).toMatch(/^[0-9a-f]{64}$/);
    keep('theme', 'green');
    expect((await fresh()).settings.theme).toBe('auto');
  });

  it('are kept when they are set', async () => {
    const { settings, storage } = await fresh();
    settings.theme = 'light';
    settings.sound = true;
    settings.keys = false;
    settings.name = 'Zoë';
    settings.initials = 'ZO';
    const all = ['theme', 'sound', 'keys', 'name', 'initials'].map(storage.kept);
    expect(all).toEqual(['light', 'on', 'off', 'Zoë', 'ZO']);
  });
});
