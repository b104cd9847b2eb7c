import { readdirSync } from 'node:fs';

/**
 * The folders of `src`, from those that know nothing of the others to the one that knows them all. A file imports from
 * its own folder and from those before it. README.md says what each is for.
 */
export const LAYERS = [
  'look',
  'browser',
  'wire',
  'adventures',
  'sheet',
  'dice',
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

/**
 * Where an adventure's own files stand. Its facts (`adventure.ts`) stand with the register in the layer `adventures`, and
 * fetch the rest when it is asked for. That rest is written with the means of the layer that asks for it: it may import
 * what that layer may. The last line that fits a file counts.
 */
const PARTS = [
  { files: 'src/adventures/*/**', ignores: ['src/adventures/*/adventure.ts'], layer: 'play' },
  { files: 'src/adventures/*/{lesson,chapter}.ts', layer: 'help' },
];

/** The type of the facts says what those parts are, so it may name types of the layers above, which no build keeps. */
const TYPE_OF_ADVENTURES = 'src/adventures/adventure.ts';

const folders = readdirSync(new URL('src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const misplaced = LAYERS.filter((name) => !folders.includes(name));
const unplaced = folders.filter((name) => !LAYERS.includes(name));
if (misplaced.length || unplaced.length)
  throw new Error(`layers.js and src differ: ${[...misplaced, ...unplaced].join(', ')}`);

/** An error for every import of the folders above this one, whether it is there from the start or fetched later. */
function below(layer, selection, rule = 'no-restricted-imports', options = {}) {
  const above = LAYERS.slice(LAYERS.indexOf(layer) + 1);
  const message = `${layer} must not know of this folder: see layers.js and README.md`;
  const regex = `^(?:\\.\\./)+(?:${above.join('|')})(?:/|$)`;
  // In a selector a slash would end the expression.
  const selector = `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`;
  return {
    ...selection,
    rules: {
      'no-restricted-imports': 'off',
      [rule]: ['error', { patterns: [{ regex, message, ...options }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
}

/** The rules for ESLint. */
export const layered = [
  ...LAYERS.slice(0, -1).map((layer) => below(layer, { files: [`src/${layer}/**`] })),
  ...PARTS.map(({ files, ignores = [], layer }) => below(layer, { files: [files], ignores })),
  below('adventures', { files: [TYPE_OF_ADVENTURES] }, '@typescript-eslint/no-restricted-imports', {
    allowTypeImports: true,
  }),
];
