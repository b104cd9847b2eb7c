// Puts a compressed copy beside every text file of the built page, so that the server need not compress while it serves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg|txt|webmanifest)$/.test(file)) continue;
  const text = readFileSync(DIST + file);
  writeFileSync(`${DIST}${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${DIST}${file}.br`, brotliCompressSync(text, BEST));
}
