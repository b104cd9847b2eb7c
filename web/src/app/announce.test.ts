import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, said } from './announce.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says the same once more so that it is heard once more', () => {
  announce('Undone.');
  expect(said).toEqual({ polite: 'Undone.', assertive: '' });
  announce('Undone.');
  expect(said.polite).not.toBe('Undone.');
  expect(said.polite.trim()).toBe('Undone.');
  announce('Ten seconds left.', true);
  expect(said.assertive).toBe('Ten seconds left.');
});

it('takes back what was said when it has been heard', () => {
  announce('Two are here.');
  vi.advanceTimersByTime(9_000);
  announce('Three are here.');
  vi.advanceTimersByTime(9_000);
  expect(said.polite).toBe('Three are here.');
  vi.advanceTimersByTime(1_000);
  expect(said.polite).toBe('');
});
