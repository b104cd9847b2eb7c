import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What the page needs at once, and what is fetched when it is wanted. */
export type Part = 'page' | 'guide';

type Loader = () => Promise<{ default: string }>;

const FILES: Record<Part, Record<LanguageCode, Loader>> = {
  page: {
    en: () => import('virtual:words/en'),
    fr: () => import('virtual:words/fr'),
    nl: () => import('virtual:words/nl'),
  },
  guide: {
    en: () => import('virtual:guide/en'),
    fr: () => import('virtual:guide/fr'),
    nl: () => import('virtual:guide/nl'),
  },
};

export async function loadBundle(language: LanguageCode, parts: Iterable<Part>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...parts].map((part) => FILES[part][language]()));
  for (const { default: text } of texts) bundle.addResource(new FluentResource(text));
  return bundle;
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
