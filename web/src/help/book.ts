import { TEMPLE_EXAMPLES as TEMPLE, VALLEY_EXAMPLES as VALLEY, type Example } from './example';

/* The rules in short sections, in the order in which they are read. A section's words are `guide-ID` and `guide-ID-text`. */

export interface Section {
  readonly id: string;
  readonly examples: readonly Example[];
}

export const CHAPTER_NAMES = ['temple', 'valley', 'table', 'keys', 'about'] as const;
export type ChapterName = (typeof CHAPTER_NAMES)[number];

function section(id: string, ...examples: Example[]): Section {
  return { id, examples };
}

export const CHAPTERS: Readonly<Record<ChapterName, readonly Section[]>> = {
  temple: [
    section('temple-round', TEMPLE.round),
    section('temple-numbers', TEMPLE.numbers),
    section('temple-penny', TEMPLE.penny),
    section('temple-doors', TEMPLE.doors),
    section('temple-beside', TEMPLE.beside),
    section('temple-mummy', TEMPLE.mummy),
    section('temple-nine', TEMPLE.nine),
    section('temple-run', TEMPLE.run),
    section('temple-group', TEMPLE.group),
    section('temple-stars', TEMPLE.stars),
    section('temple-end'),
  ],
  valley: [
    section('valley-round', VALLEY.round),
    section('valley-sums', VALLEY.sums),
    section('valley-penny', VALLEY.penny),
    section('valley-where', VALLEY.first, VALLEY.next),
    section('valley-structures', VALLEY.structures),
    section('valley-snake', VALLEY.snake),
    section('valley-nine', VALLEY.nine),
    section('valley-discoveries'),
    section('valley-jungle', VALLEY.jungle),
    section('valley-town', VALLEY.town),
    section('valley-range', VALLEY.range),
    section('valley-pyramid', VALLEY.pyramid),
    section('valley-stars', VALLEY.stars),
    section('valley-end'),
  ],
  table: [
    section('table-join'),
    section('table-round'),
    section('table-keeper'),
    section('table-clock'),
    section('table-away'),
    section('table-hand'),
    section('table-dice'),
    section('table-today'),
    section('table-devices'),
    section('table-small'),
    section('table-kept'),
  ],
  keys: [section('keys-letters')],
  about: [section('about-game'), section('about-made'), section('about-privacy')],
};

export function isChapter(name: string): name is ChapterName {
  return CHAPTER_NAMES.some((known) => known === name);
}

/** A section and the chapter that it is in. */
export function findSection(id: string): { chapter: ChapterName; section: Section } | null {
  for (const chapter of CHAPTER_NAMES) {
    const found = CHAPTERS[chapter].find((each) => each.id === id);
    if (found) return { chapter, section: found };
  }
  return null;
}
