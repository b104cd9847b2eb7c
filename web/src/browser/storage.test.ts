import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, kept, keptKeys } from './storage';

class FakeStorage {
  #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

afterEach(() => vi.unstubAllGlobals());

describe.each(['a storage', 'none'])('with %s', (which) => {
  it('keeps, finds and forgets', () => {
    vi.stubGlobal('localStorage', which === 'none' ? undefined : new FakeStorage());
    keep('pencil.t.0.1', 'a');
    keep('pencil.t.0.2', 'b');
    keep('name', 'Ada');
    expect(kept('name')).toBe('Ada');
    expect(keptKeys('pencil.t.0.').sort()).toEqual(['pencil.t.0.1', 'pencil.t.0.2']);
    for (const key of ['name', ...keptKeys('pencil.')]) keep(key, null);
    expect(kept('name')).toBeNull();
    expect(keptKeys('pencil.')).toEqual([]);
  });
});

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 });
  keep('name', 'Zoë');
  expect(kept('name')).toBe('Zoë');
  expect(keptKeys('na')).toEqual(['name']);
  keep('name', null);
});

it('leaves what others keep at the same address alone', () => {
  const storage = new FakeStorage();
  storage.setItem('pencil-of-another-page', 'x');
  vi.stubGlobal('localStorage', storage);
  expect(keptKeys('')).toEqual([]);
});
