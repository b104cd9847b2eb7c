import { ADVENTURE_NAMES, ADVENTURES, isAdventure, type AdventureName } from '../adventures';
import type { Example } from './example';

/* The rules in short sections, in the order in which they are read. A section's words are `guide-ID` and `guide-ID-text`. */

export interface Section {
  readonly id: string;
  readonly examples: readonly Example[];
}

/** The rules of one adventure. */
export interface Chapter {
  readonly sections: readonly Section[];
  /** A drawing for the page of contents. */
  readonly picture: Example;
}

type MakeSection = (name: string, ...examples: Example[]) => Section;

/** A chapter whose sections' ids begin with the adventure's name. */
export function chapterOf(
  adventure: AdventureName,
  picture: Example,
  write: (section: MakeSection) => readonly Section[],
): Chapter {
  return { picture, sections: write((name, ...examples) => ({ id: `${adventure}-${name}`, examples })) };
}

const ABOUT_ALL = {
  table: ['join', 'round', 'keeper', 'clock', 'away', 'hand', 'dice', 'today', 'devices', 'small', 'kept'],
  keys: ['letters'],
  about: ['game', 'made', 'privacy'],
} as const;

export type ChapterName = AdventureName | keyof typeof ABOUT_ALL;

export const CHAPTER_NAMES: readonly ChapterName[] = [
  ...ADVENTURE_NAMES,
  ...(Object.keys(ABOUT_ALL) as (keyof typeof ABOUT_ALL)[]),
];

export function isChapter(name: string): name is ChapterName {
  return CHAPTER_NAMES.some((known) => known === name);
}

/** All chapters, with those of the adventures as they were fetched. */
export class Book {
  constructor(private readonly rules: ReadonlyMap<AdventureName, Chapter>) {}

  sectionsOf(chapter: ChapterName): readonly Section[] {
    if (isAdventure(chapter)) return this.rules.get(chapter)!.sections;
    return ABOUT_ALL[chapter].map((name) => ({ id: `${chapter}-${name}`, examples: [] }));
  }

  pictureOf(adventure: AdventureName): Example {
    return this.rules.get(adventure)!.picture;
  }

  /** A section and the chapter that it is in. */
  find(id: string): { chapter: ChapterName; section: Section } | null {
    for (const chapter of CHAPTER_NAMES) {
      const section = this.sectionsOf(chapter).find((each) => each.id === id);
      if (section) return { chapter, section };
    }
    return null;
  }
}

/** Fetches what the adventures' folders have of it. */
export async function openBook(): Promise<Book> {
  const chapters = ADVENTURE_NAMES.map(async (name) => [name, (await ADVENTURES[name].chapter()).CHAPTER] as const);
  return new Book(new Map(await Promise.all(chapters)));
}
