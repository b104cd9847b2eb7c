import { expect, it } from 'vitest';
import { announce, said } from './announce.svelte';

it('says the same once more so that it is heard once more', () => {
  announce('Undone.');
  expect(said).toEqual({ polite: 'Undone.', assertive: '' });
  announce('Undone.');
  expect(said.polite).not.toBe('Undone.');
  expect(said.polite.trim()).toBe('Undone.');
  announce('Ten seconds left.', true);
  expect(said.assertive).toBe('Ten seconds left.');
});
