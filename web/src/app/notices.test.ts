import { expect, it, vi } from 'vitest';
import { said } from './announce.svelte';
import { notices } from './notices.svelte';

vi.mock('../words/words.svelte', () => ({ say: (id: string) => `(${id})` }));

it('shows a notice until it is put away, and not again when it is heard once more', () => {
  const notice = { say: 'notice' as const, at: 5, text: 'We restart at noon.' };
  notices.hear(notice);
  expect(notices.current).toEqual(notice);
  expect(said.polite).toBe('(core-notice) We restart at noon.');
  notices.putAway();
  notices.hear(notice);
  expect(notices.current).toBeNull();
  notices.hear({ ...notice, at: 6 });
  expect(notices.current?.at).toBe(6);
  notices.hear({ say: 'notice', at: 7 });
  expect(notices.current).toBeNull();
});

it('has a place of its own as long as somebody gives it one', () => {
  const leave = notices.takeToOwnPlace();
  expect(notices.hasOwnPlace).toBe(true);
  leave();
  expect(notices.hasOwnPlace).toBe(false);
});
