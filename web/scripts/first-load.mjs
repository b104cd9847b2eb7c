// What a first visit fetches until the start page can be used, in English, as it goes over the wire: text compressed, fonts
// as they are. Fails when it is more than we promise.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MOST = 115_000;
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

// The document names all of it, and besides it an icon and the words of other languages.
const page = readFileSync(`${DIST}index.html`, 'utf8');
const named = [...page.matchAll(/ (?:src|href|data-en)="\/([^"]+\.(?:js|css|woff2))"/g)].map(([, file]) => file);
const files = ['index.html', ...named];

const size = (file) => statSync(existsSync(`${DIST}${file}.gz`) ? `${DIST}${file}.gz` : DIST + file).size;

let sum = 0;
console.log('\nFirst load, over the wire with gzip:');
for (const file of files) {
  sum += size(file);
  console.log(`  ${String(size(file)).padStart(7)}  ${file}`);
}
console.log(`  ${String(sum).padStart(7)}  in all; ${MOST} at most`);
if (sum > MOST) process.exit(1);
