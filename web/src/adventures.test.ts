import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ADVENTURE_NAMES, ADVENTURES } from './adventures';

/* Outside the adventures' folders the page names none: what differs is among the adventure's facts. The host has such a
 * test too: tests/test_adventures_are_data.py. */

const SRC = fileURLToPath(new URL('.', import.meta.url));

const MAY_NAME: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /^adventures\//, why: 'an adventure’s own folder, and the register' },
  { files: /\.test\.ts$|\/fixtures\/|recorded\.json$|^sheet\/testing\.ts$/, why: 'tests, and what they recorded' },
  { files: /^wire\/(schema\.json|types\.ts)$/, why: 'generated from the host, whose register has the names' },
  { files: /^look\/(tokens|pages)\.css$/, why: 'the colours of an adventure, by the class with its name' },
  { files: /^look\/(Sprite\.svelte|icons\.ts)$/, why: 'the sign of an adventure, by the icon with its name' },
];

const named = new RegExp(ADVENTURE_NAMES.join('|'), 'i');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file))
  .filter((file) => named.test(readFileSync(`${SRC}/${file}`, 'utf8')));

it('no file names an adventure without a reason', () => {
  expect(files.filter((file) => !MAY_NAME.some((exception) => exception.files.test(file)))).toEqual([]);
});

it.each(MAY_NAME)('still needed: $why', (exception) => {
  expect(files.some((file) => exception.files.test(file))).toBe(true);
});

it('every adventure of the host has its facts, and a rule for each of its refusals', async () => {
  expect(Object.keys(ADVENTURES)).toEqual([...ADVENTURE_NAMES]);
  for (const adventure of Object.values(ADVENTURES)) {
    const { CHAPTER } = await adventure.chapter();
    const ids = CHAPTER.sections.map(({ id }) => id);
    for (const section of Object.values(adventure.refusals))
      expect(ids.some((id) => id.endsWith(`-${section}`))).toBe(true);
  }
});
