import type { Reason } from '../wire/types';
import { language } from '../words/words.svelte';

/** The sentence of a refusal, or nothing if it needs facts that nobody gave: an address may have only its code. */
export function refusalSaid({ code, facts }: Reason): string | null {
  const { spoken } = language;
  const pattern = spoken?.pattern(`refused-${code}`);
  if (!spoken || !pattern) return null;
  const errors: Error[] = [];
  const text = spoken.format(pattern, facts, errors);
  return errors.length ? null : text;
}
