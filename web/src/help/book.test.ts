import { describe, expect, it } from 'vitest';
import { readSheet } from '../sheet/layout';
import { ADVENTURES } from '../adventures';
import { CHAPTER_NAMES, openBook } from './book';
import { LANGUAGES, said, wordsOf } from './words_for_tests';

const book = await openBook();
const sections = CHAPTER_NAMES.flatMap((chapter) => book.sectionsOf(chapter));

describe('every section', () => {
  it('has an id of its own', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it.each(LANGUAGES)('has its words in %s', (language) => {
    const words = wordsOf(language);
    for (const { id, examples } of sections) {
      expect(said(words, `guide-${id}`)).not.toBe('');
      for (const paragraph of said(words, `guide-${id}-text`).split('\n\n'))
        expect(paragraph).toMatch(/^\S[^\n]*[.:]$/);
      for (const { caption } of examples) expect(said(words, caption)).toMatch(/\.$/);
    }
    for (const chapter of CHAPTER_NAMES)
      expect(said(words, `guide-${chapter}`) + said(words, `guide-${chapter}-note`)).not.toBe('');
  });
});

describe('every example', () => {
  const drawn = sections.flatMap(({ examples }) => examples).filter(({ sheet }) => sheet);

  it.each(drawn.map((example) => [example.caption, example] as const))(
    '%s points at spaces that are there',
    (_, example) => {
      const sheet = readSheet(example.sheet!);
      const inked = readSheet(example.inked ?? example.sheet!);
      const of = (space: string) => sheet.spaces.get(space);
      expect(inked.shape).toBe(sheet.shape);
      for (const space of example.legal ?? []) expect(of(space)?.mark).toBeNull();
      for (const space of example.crossable ?? []) expect(of(space)?.mark).toBe('hazard');
      for (const { rule, stars, spaces } of example.shown ?? []) {
        const numbers = spaces.map((space) => of(space)!.mark);
        if (rule === 'run') expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
        if (rule === 'run') expect(stars).toBe(spaces.length);
        if (rule === 'group') expect(new Set(numbers).size).toBe(1);
        if (rule in ADVENTURES[sheet.adventure].discoveries)
          expect(sheet.discoveries).toContainEqual({ kind: rule, spaces });
      }
      for (const { spaces } of sheet.discoveries)
        for (const space of spaces) expect(typeof of(space)?.mark).toBe('number');
    },
  );
});
