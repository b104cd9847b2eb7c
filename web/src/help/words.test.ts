import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_NAMES } from '../adventures';
import { CHAPTER_NAMES, openBook } from './book';

const WORDS = new URL('../../../src/pennypapers/words/', import.meta.url);
const SOURCES = new URL('../', import.meta.url);

function idsOf(language: string): string[] {
  return [...readFileSync(new URL(`${language}/guide.ftl`, WORDS), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1]!,
  );
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, SOURCES), 'utf8'))
  .join('\n');

const book = await openBook();

/** Ids that are put together. */
const composed = new Set([
  ...CHAPTER_NAMES.flatMap((chapter) => [`guide-${chapter}`, `guide-${chapter}-note`]),
  ...CHAPTER_NAMES.flatMap((chapter) => book.sectionsOf(chapter)).flatMap(({ id }) => [
    `guide-${id}`,
    `guide-${id}-text`,
  ]),
  ...ADVENTURE_NAMES.flatMap((adventure) => [
    `guide-learn-${adventure}`,
    `guide-learn-${adventure}-note`,
    `lesson-name-${adventure}`,
    `lesson-end-${adventure}`,
  ]),
]);

describe('the words of the guide', () => {
  it('are the same messages in the same order in every language', () => {
    expect(idsOf('fr')).toEqual(idsOf('en'));
    expect(idsOf('nl')).toEqual(idsOf('en'));
  });

  it('are all said', () => {
    const named = (id: string) => new RegExp(`['"\`]${id}['"\`]`).test(sources);
    expect(idsOf('en').filter((id) => !composed.has(id) && !named(id))).toEqual([]);
  });
});
