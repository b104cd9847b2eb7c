import { FluentBundle, type FluentFunction, type Message } from '@fluent/bundle';
import { de } from './french';

export type Facts = Record<string, string | number>;

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Words are in three files: those that the start page needs, those of every other page with the refusals, and the guide's.
 * The last two are fetched when somebody goes there. */
export type Part = 'page' | 'table' | 'guide';

/** What a message says, as Fluent's own reader gives it. */
export type Pattern = NonNullable<Message['value']>;

/** What the build makes out of Fluent files. */
export interface Words {
  readonly messages: Record<string, Pattern>;
  /** Messages that other messages refer to. */
  readonly referred: readonly string[];
  /** The short names of the months, from January. */
  readonly months: readonly string[];
}

type Loader = () => Promise<{ default: Words }>;

const FILES: Record<Part, Record<LanguageCode, Loader>> = {
  page: {
    en: () => import('virtual:words/en'),
    fr: () => import('virtual:words/fr'),
    nl: () => import('virtual:words/nl'),
  },
  table: {
    en: () => import('virtual:table/en'),
    fr: () => import('virtual:table/fr'),
    nl: () => import('virtual:table/nl'),
  },
  guide: {
    en: () => import('virtual:guide/en'),
    fr: () => import('virtual:guide/fr'),
    nl: () => import('virtual:guide/nl'),
  },
};

/** What messages may do with a fact: `{ DE($name) }` is “d’Anna”. */
const FUNCTIONS: Record<string, FluentFunction> = { DE: ([name]) => de(String(name)) };

/** The words of one language. */
export class Spoken {
  readonly months: readonly string[];
  readonly #parts: ReadonlyMap<Part, Words>;
  readonly #bundle: FluentBundle;

  constructor(language: LanguageCode, parts: ReadonlyMap<Part, Words>) {
    this.#parts = parts;
    const words = [...parts.values()];
    this.months = words.flatMap(({ months }) => months);
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    // Only messages that others refer to are added to the bundle; each of the rest is formatted when it is said.
    const referred = words.flatMap((part) =>
      part.referred.map((id) => ({ id, value: part.messages[id]!, attributes: {} })),
    );
    this.#bundle.addResource({ body: referred });
  }

  pattern(id: string): Pattern | undefined {
    for (const { messages } of this.#parts.values()) if (Object.hasOwn(messages, id)) return messages[id];
    return undefined;
  }

  has(part: Part): boolean {
    return this.#parts.has(part);
  }

  format(pattern: Pattern, facts: Facts, errors: Error[]): string {
    return this.#bundle.formatPattern(pattern, facts, errors);
  }
}

export async function load(language: LanguageCode, parts: Iterable<Part>): Promise<Spoken> {
  const loaded = await Promise.all(
    [...parts].map(async (part) => [part, (await FILES[part][language]()).default] as const),
  );
  return new Spoken(language, new Map(loaded));
}

/** The first of these languages that we speak; English if there is none. */
export function preferred(wanted: readonly (string | null)[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag?.slice(0, 2).toLowerCase();
    const spoken = LANGUAGES.find((language) => language === code);
    if (spoken) return spoken;
  }
  return 'en';
}
