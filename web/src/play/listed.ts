import { language } from '../words/words.svelte';

/** Names as a sentence has them: “Zoë, Tim and Max”, as the British write it. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.current === 'en' ? 'en-GB' : language.current, { type: 'conjunction' }).format(
    names,
  );
}
