import type { Reason } from '../wire/types';
import { language } from '../words/words.svelte';

/** The sentence of a refusal, or nothing if it needs facts that nobody gave: an address may have only its code. */
export function refusalSaid({ code, facts }: Reason): string | null {
  const bundle = language.bundle;
  const pattern = bundle?.getMessage(`refused-${code}`)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  return errors.length ? null : text;
}
