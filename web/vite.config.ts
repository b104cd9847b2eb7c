import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Emits sw.js: what it keeps is everything that this build made. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
        .map((file) => `/${file}`)
        .concat('/theme.js', '/manifest.webmanifest', '/icon-192.png')
        .sort();
      const source = readFileSync(here('src/app/service-worker.js'), 'utf8');
      // The names have hashes of what is in them: together they tell one version from the next.
      const version = createHash('sha256').update(files.join() + source).digest('hex').slice(0, 12);
      const facts = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files, null, 2)};\n\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: facts + source });
    },
  };
}

const WORDS = here('../src/pennypapers/words');
const PARTS: Record<string, string[]> = {
  words: ['refusals', 'page-core', 'page-play', 'page-pages'],
  guide: ['guide'],
};

/** `virtual:words/fr` is everything that the page says in French, in one file; `virtual:guide/fr` is its help. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (/^virtual:(words|guide)\/\w\w$/.test(id) ? `\0${id.slice(8).replace('/', '-')}.js` : null),
    load(id) {
      const [, part, language] = /^\0(words|guide)-(\w\w)\.js$/.exec(id) ?? [];
      if (!part) return null;
      const files = PARTS[part]!.map((file) => `${WORDS}/${language}/${file}.ftl`).filter(existsSync);
      for (const file of files) this.addWatchFile(file);
      // Comments are for those who write the words.
      const text = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** What every page needs comes in one file, and what several pages share in another, rather than in two dozen. */
const GROUPS = [
  { name: 'shell', test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(app|wire|words|look)\/.*\.(ts|svelte)$/ },
  { name: 'sheet', test: /\/src\/(table|sheet|dice)\//, minShareCount: 3 },
  { name: 'pieces', test: /\/src\/pages\//, minShareCount: 3 },
];

const server = process.env.PENNYPAPERS_SERVER ?? 'http://127.0.0.1:8375';
// The host welcomes pages of its own origin only, and behind the proxy they are.
const proxied = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig(({ mode }) => {
  // The specimen shows every state of the drawing to its makers. It is built apart and never shipped.
  const specimen = mode === 'specimen';
  return {
    plugins: [svelte(), words(), ...(specimen ? [] : [serviceWorker()])],
    base: '/',
    build: {
      outDir: specimen ? 'specimen-dist' : 'dist',
      target: 'es2022',
      // The server's content policy is `default-src 'self'`: a data: URI would be refused.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // For the count of what a first visit fetches.
      manifest: !specimen,
      rolldownOptions: {
        input: specimen ? 'specimen.html' : 'index.html',
        output: { codeSplitting: { groups: specimen ? [] : GROUPS } },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': { ...proxied, ws: true }, '/health': proxied },
      fs: { allow: [here('.'), realpathSync(here('node_modules'))] },
    },
    preview: { host: '127.0.0.1', proxy: { '/api': { ...proxied, ws: true }, '/health': proxied } },
    test: { include: ['src/**/*.test.ts'] },
  };
});
