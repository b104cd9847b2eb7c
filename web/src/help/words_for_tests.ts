import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';

/* The words as the page has them, for tests. */

const WORDS = new URL('../../../src/pennypapers/words/', import.meta.url);
export const LANGUAGES = ['en', 'fr', 'nl'] as const;

export function wordsOf(language: (typeof LANGUAGES)[number]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['guide', 'refusals'])
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, WORDS), 'utf8')));
  return bundle;
}

/** What a message says, or why it says nothing. */
export function said(bundle: FluentBundle, id: string, facts: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id} in ${bundle.locales.join()}`);
  return bundle.formatPattern(pattern, facts);
}
