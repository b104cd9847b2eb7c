// What a first visit fetches until the start page can be used, in English, as it goes over the wire: text compressed, fonts
// as they are. Fails when it is more than we promise.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MOST = 150_000;
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));

const files = new Set(['index.html', 'theme.js']);

/** A part of the page with everything that it needs at once. */
function add(name) {
  const { file, imports = [], css = [] } = manifest[name];
  if (files.has(file)) return;
  files.add(file);
  css.forEach((sheet) => files.add(sheet));
  imports.forEach(add);
}
['index.html', 'words-en.js', 'src/pages/Start.svelte'].forEach(add);

const page = readFileSync(`${DIST}index.html`, 'utf8');
for (const [, font] of page.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)) files.add(font);

const size = (file) => statSync(existsSync(`${DIST}${file}.gz`) ? `${DIST}${file}.gz` : DIST + file).size;

let sum = 0;
console.log('\nFirst load, over the wire with gzip:');
for (const file of files) {
  sum += size(file);
  console.log(`  ${String(size(file)).padStart(7)}  ${file}`);
}
console.log(`  ${String(sum).padStart(7)}  in all; ${MOST} at most`);
if (sum > MOST) process.exit(1);
