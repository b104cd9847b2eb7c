import { readdirSync } from 'node:fs';

/**
 * The folders of `src`, from those that know nothing of the others to the one that knows them all. A file imports from
 * its own folder and from those before it. README.md says what each is for.
 */
export const LAYERS = [
  'look',
  'browser',
  'sheet',
  'dice',
  'wire',
  'words',
  'app',
  'table',
  'company',
  'play',
  'end',
  'pages',
  'help',
  'shell',
];

/** What differs from one adventure to another, from the drawing to the lesson: each file belongs beside those that ask
 * for it, so the folder as a whole has no place among the layers. */
const ADVENTURES = 'adventures';
const ABOVE_ADVENTURES = ['end', 'pages', 'shell'];

const folders = readdirSync(new URL('src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const misplaced = [...LAYERS, ADVENTURES].filter((name) => !folders.includes(name));
const unplaced = folders.filter((name) => ![...LAYERS, ADVENTURES].includes(name));
if (misplaced.length || unplaced.length)
  throw new Error(`layers.js and src differ: ${[...misplaced, ...unplaced].join(', ')}`);

/** An error for every import of these folders, whether it is there from the start or fetched later. */
function closed(files, toFolders, message) {
  const regex = `^(?:\\.\\./)+(?:${toFolders.join('|')})/`;
  // In a selector a slash would end the expression.
  const selector = `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`;
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
}

/** The rules for ESLint. */
export const layered = [
  ...LAYERS.slice(0, -1).map((folder, place) =>
    closed(
      [`src/${folder}/**`],
      LAYERS.slice(place + 1),
      `${folder} must not know of this folder: see layers.js and README.md`,
    ),
  ),
  closed(
    [`src/${ADVENTURES}/**`],
    ABOVE_ADVENTURES,
    `${ADVENTURES} must not know of this folder: see layers.js and README.md`,
  ),
];
