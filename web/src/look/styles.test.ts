import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));

const read = (file: string) => readFileSync(`${SRC}/${file}`, 'utf8');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|fixtures/.test(file));
// What a component says of itself in its own <style> is checked by svelte-check.
const markup = sources.map((file) => read(file).replace(/<style[\s\S]*?<\/style>/g, '')).join('\n');
const words = new Set(markup.match(/[\w-]+/g));
/** `d-${kind}` and `d-{kind}` may become any class that begins like that. */
const beginnings = [...new Set(Array.from(markup.matchAll(/([a-z]\w*-\w*)\$?\{/g), ([, beginning]) => beginning!))];

function unusedClasses(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{}@;]+(?=\{)/g) ?? [];
  const classes = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  return [...classes].filter((name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)));
}

it.each(files.filter((file) => file.endsWith('.css')))('every class in %s is used somewhere', (file) => {
  expect(unusedClasses(read(file))).toEqual([]);
});
