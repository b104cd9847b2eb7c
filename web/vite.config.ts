import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Emits sw.js: what it keeps is everything that this build made. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // When nothing is taken away any more: a file that is not there would keep the worker from being installed.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
          .concat('ahead.js', 'manifest.webmanifest', 'icon-192.png')
          .sort();
        const source = readFileSync(here('src/shell/service-worker.js'), 'utf8');
        // Most names have hashes of what is in them: together with the rest they tell one version from the next.
        const rest = ['index.html', 'public/ahead.js', 'src/look/Sprite.svelte'].map((file) =>
          readFileSync(here(file), 'utf8'),
        );
        const version = createHash('sha256')
          .update([...files, ...rest, source].join())
          .digest('hex')
          .slice(0, 12);
        const facts = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files, null, 2)};\n\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: facts + source });
      },
    },
  };
}

/** Puts the icons into the document, where a browser reads them while it waits for the program. */
function sprite(): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml(html) {
      const source = readFileSync(here('src/look/Sprite.svelte'), 'utf8');
      const [drawn] = /<svg[\s\S]*<\/svg>/.exec(source)!;
      // A line may end between two attributes, or between two elements.
      const small = drawn
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/\s*\n\s*/g, ' ')
        .replace(/> </g, '><');
      return html.replace('<body>', (body) => `${body}\n    ${small}`);
    },
  };
}

const WORDS = here('../src/pennypapers/words');
const PARTS: Record<string, string[]> = {
  words: ['page-core', 'page-pages'],
  table: ['refusals', 'page-play', 'page-room', 'page-company', 'page-screen'],
  guide: ['guide'],
};

/** The short names of the months: a browser takes longer to find them than to draw the page. */
function months(language: string): string[] {
  // Of the two ways to write a day in English the one that reads like the others.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const [day, gap, name] = format.formatToParts(Date.UTC(2026, month, 15));
    if (day?.value !== '15' || gap?.value !== ' ' || name?.type !== 'month')
      throw new Error(`a day is not written with its month behind it in ${language}`);
    return name.value;
  });
}

/** The messages by their names, read beforehand so that no browser has to. */
function messages(text: string): Record<string, unknown> {
  const { body } = new FluentResource(text);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => {
      if (value === null || id.startsWith('-') || Object.keys(attributes).length)
        throw new Error(`${id} is more than the page reads: neither terms nor attributes`);
      return [id, value];
    }),
  );
}

/** Those of the messages that others refer to, in whatever part these are. */
function referred(messages: Record<string, unknown>, all: Record<string, unknown>): string[] {
  const references = JSON.stringify(all).matchAll(/"type":"mesg","name":"([\w-]+)"/g);
  return [...new Set([...references].map(([, id]) => id!))].filter((id) => id in messages);
}

/** `virtual:words/fr` is what the start page says in French, in one file; `virtual:table/fr` is what the others say besides,
 * `virtual:guide/fr` the help. */
function words(): Plugin {
  // Browsers read JSON in a string faster than the same as a program.
  const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return {
    name: 'words',
    resolveId: (id) =>
      /^virtual:(words|table|guide)\/\w\w$/.test(id) ? `\0${id.slice(8).replace('/', '-')}.js` : null,
    load(id) {
      const [, part, language] = /^\0(words|table|guide)-(\w\w)\.js$/.exec(id) ?? [];
      if (!part || !language) return null;
      const read = (names: string[]) => {
        const files = names.map((name) => `${WORDS}/${language}/${name}.ftl`).filter(existsSync);
        for (const file of files) this.addWatchFile(file);
        return messages(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      };
      const own = read(PARTS[part]!);
      const words = {
        messages: own,
        referred: referred(own, read(Object.values(PARTS).flat())),
        months: part === 'words' ? months(language) : [],
      };
      return `export default ${parsed(words)};`;
    },
  };
}

/** Tells ahead.js where the words of each language are, so that they need not wait for the program that asks for them. */
function wordsAhead(): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const places = Object.keys(bundle).flatMap((file) => {
          const language = /^assets\/_words-(\w\w)-[^/]+\.js$/.exec(file)?.[1];
          return language ? [` data-${language}="/${file}"`] : [];
        });
        return html.replace('<script src="/ahead.js"', (tag) => tag + places.join(''));
      },
    },
  };
}

/** Most of the shell runs at once: browsers that know this word read all of it beforehand, beside the page, instead of piece
 * by piece while the page waits. It has to be the first thing in the file. */
function readAtOnce(): Plugin {
  return {
    name: 'read-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && part.name === 'shell') part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
        }
      },
    },
  };
}

const SHEETS = here('../src/pennypapers/sheets/shipped');

/** `virtual:thumbnails` has the sheets that come with the game drawn small, by their layouts. */
function thumbnails(): Plugin {
  return {
    name: 'thumbnails',
    resolveId: (id) => (id === 'virtual:thumbnails' ? '\0thumbnails.js' : null),
    async load(id) {
      if (id !== '\0thumbnails.js') return null;
      const { module } = await runnerImport<typeof import('./src/sheet/thumbnail')>(here('src/sheet/thumbnail.ts'));
      const files = readdirSync(SHEETS)
        .filter((file) => file.endsWith('.sheet'))
        .map((file) => `${SHEETS}/${file}`);
      for (const file of files) this.addWatchFile(file);
      const drawn = files.map((file) => readFileSync(file, 'utf8')).map((layout) => [layout, module.thumbnail(layout)]);
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

/** What every page needs comes in one file, and what several pages share in another, rather than in two dozen. */
const GROUPS = [
  {
    name: 'shell',
    test: /\/src\/(main\.ts|pages\/Start\.svelte)$|node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(shell|app|browser|wire|words|look)\/.*\.(ts|svelte)$/,
  },
  { name: 'sheet', test: /\/src\/(table|sheet|dice|adventures)\//, minShareCount: 3 },
  { name: 'turn', test: /\/src\/play\//, minShareCount: 3 },
  { name: 'pieces', test: /\/src\/pages\//, minShareCount: 3 },
];

const server = process.env.PENNYPAPERS_SERVER ?? 'http://127.0.0.1:8375';
// The host welcomes pages of its own origin only, and behind the proxy they are.
const proxied = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  plugins: [svelte(), words(), thumbnails(), sprite(), wordsAhead(), readAtOnce(), serviceWorker(), licences()],
  base: '/',
  // The files find each other wherever they are, so that a server can have the page below a sub-path. It puts that into the
  // document, which is the same at every address and so names them from the top.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    // The server's content policy is `default-src 'self'`: a data: URI would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { ...proxied, ws: true }, '/health': proxied },
    fs: { allow: [here('.'), realpathSync(here('node_modules'))] },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': { ...proxied, ws: true }, '/health': proxied } },
  test: { include: ['src/**/*.test.ts'] },
});
