// The words as they are written down: the same messages in all languages, all of them used, none missing.

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, preferred } from './bundles';

const WORDS = new URL('../../../src/pennypapers/words/', import.meta.url);
const SOURCES = new URL('../', import.meta.url);

/** The page's own; refusals are used by their codes, which the host chooses. */
const OWN_FILES = [
  'page-core.ftl',
  'page-play.ftl',
  'page-room.ftl',
  'page-company.ftl',
  'page-pages.ftl',
  'page-screen.ftl',
  'guide.ftl',
];
/** Those of the start page: see PARTS in vite.config.ts. */
const FIRST_FILES = ['page-core.ftl', 'page-pages.ftl'];
const FILES = readdirSync(new URL('en/', WORDS)).filter((file) => file === 'refusals.ftl' || OWN_FILES.includes(file));

/** Messages that are the same in two languages, and why. */
const SAME: Record<string, string> = {
  'core-name': 'a name',
  'lobby-bot-called': 'the bots’ names',
  'join-code-short': 'one word for all',
  'turn-star-jungle': 'one word for both',
};
/** What is written on a key, like F or Enter; what it does is another message. */
const onKey = (id: string) => /^(turn|guide)-key-(?!.*-does$)/.test(id);

const text = (language: string, file: string) => readFileSync(new URL(`${language}/${file}`, WORDS), 'utf8');

const ids = (language: string, file: string) =>
  [...text(language, file).matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id!);

function messages(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const parts = text(language, file).split(/^(?=-?[a-zA-Z][\w-]* *=)/m);
  for (const part of parts) {
    const [, id, value] = /^(-?[a-zA-Z][\w-]*) *=([\s\S]*)$/.exec(part) ?? [];
    if (id && value) found.set(id, value.replace(/^#.*$/gm, '').trim());
  }
  return found;
}

describe.each(FILES)('%s', (file) => {
  it.each(LANGUAGES)('in %s has the messages of the English one, in the same order', (language) => {
    expect(ids(language, file)).toEqual(ids('en', file));
    expect(new Set(ids(language, file)).size).toBe(ids(language, file).length);
  });

  it.each(LANGUAGES)('in %s can be read to the end', (language) => {
    const resource = new FluentResource(text(language, file));
    expect(resource.body.map((message) => message.id)).toEqual(ids(language, file));
    expect(new FluentBundle(language).addResource(resource)).toEqual([]);
  });

  it.each(['fr', 'nl'])('in %s is not left in English', (language) => {
    const english = messages('en', file);
    const same = [...messages(language, file)].filter(
      ([id, value]) => english.get(id) === value && !(id in SAME || onKey(id)),
    );
    // What is nothing but a fact, like { $name }, has no language.
    expect(same.filter(([, value]) => /\p{L}/u.test(value.replace(/\{[^{}]*\}/g, ''))).map(([id]) => id)).toEqual([]);
  });

  it.each(['fr', 'nl'])('in %s needs no facts that the English does not have', (language) => {
    const facts = (value: string) => new Set([...value.matchAll(/\$(\w+)/g)].map(([, fact]) => fact));
    const english = messages('en', file);
    for (const [id, value] of messages(language, file)) {
      const known = facts(english.get(id) ?? '');
      expect(
        [...facts(value)].filter((fact) => !known.has(fact)),
        id,
      ).toEqual([]);
    }
  });
});

describe('the page', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file.replaceAll('\\', '/'), SOURCES), 'utf8') }));
  const known = new Set(FILES.flatMap((file) => ids('en', file)));
  const own = OWN_FILES.filter((file) => FILES.includes(file)).flatMap((file) => ids('en', file));

  it('says nothing that is not written down', () => {
    const missing = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\bsay\(\s*'([^']+)'/g)]
        .filter(([, id]) => !known.has(id!))
        .map(([, id]) => `${id} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('has all that the start page says in the words that come first', () => {
    const first = new Set(FIRST_FILES.flatMap((file) => ids('en', file)));
    const reached = new Set<string>();
    const reach = (file: string): void => {
      const source = sources.find((one) => [file, `${file}.ts`, `${file}/index.ts`].includes(one.file));
      if (!source || reached.has(source.file)) return;
      reached.add(source.file);
      // What is fetched later is imported by a call, and types are gone when the page runs.
      for (const [, path] of source.text.matchAll(/^\s*(?:import|export) (?!type )(?:[^'"();]*? from )?'(\.[^']+)'/gm))
        reach(posix.join(posix.dirname(source.file), path!));
    };
    reach('main.ts');
    expect(reached).toContain('pages/Today.svelte');
    const later = sources
      .filter(({ file }) => reached.has(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/['"`]([a-z]+(?:-\w+)+)['"`]/g)]
          .filter(([, id]) => known.has(id!) && !first.has(id!))
          .map(([, id]) => `${id} in ${file}`),
      );
    expect(later).toEqual([]);
    for (const file of FIRST_FILES)
      for (const [, id] of text('en', file).matchAll(/\{ ([a-z]+(?:-\w+)+) \}/g)) expect(first).toContain(id);
  });

  it('uses everything that is written down for it', () => {
    // An id may stand in the sources whole, or begin with what a template has before its first fact.
    const whole = new Set<string>();
    const beginnings = new Set<string>();
    for (const { text } of sources) {
      for (const [, id] of text.matchAll(/['"`]([a-z]+(?:-[\w]+)+)['"`]/g)) whole.add(id!);
      for (const [, beginning] of text.matchAll(/['"`]([a-z]+-(?:[\w-]*-)?)\$\{/g)) beginnings.add(beginning!);
    }
    // And one that is part of others is said with them.
    for (const file of OWN_FILES)
      for (const [, id] of text('en', file).matchAll(/\{ ([a-z]+(?:-\w+)+) \}/g)) whole.add(id!);
    const unused = own.filter((id) => !whole.has(id) && ![...beginnings].some((beginning) => id.startsWith(beginning)));
    expect(unused).toEqual([]);
  });

  it('has no sentence of its own in its markup', () => {
    const strays = sources
      .filter(({ file }) => file.endsWith('.svelte'))
      .flatMap(({ file, text }) => {
        const markup = text
          .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
          .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '');
        return [...markup.matchAll(/>([^<>]*\p{L}{3,}[^<>]*)</gu)].map(([, stray]) => `${stray!.trim()} in ${file}`);
      });
    // The name of the game and parts of an address are the same everywhere.
    expect(strays.filter((stray) => !/^(penny ?papers|\/\S+) in/i.test(stray))).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [['fr-BE', 'nl'], 'fr'],
    [['de', 'nl-NL'], 'nl'],
    [[null, 'EN-us'], 'en'],
    [['nl', 'fr'], 'nl'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, language) => expect(preferred(wanted)).toBe(language));
});
