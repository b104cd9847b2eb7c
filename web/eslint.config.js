import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { layered } from './layers.js';
import svelteConfig from './svelte.config.js';

/** A name that begins with an underscore says by itself that it is not used. */
const UNUSED = { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

export default typescript.config(
  { ignores: ['dist', 'src/wire/types.ts'] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ...UNUSED, caughtErrors: 'none' }],
      // Our maps and sets are either built once and never changed, or kept beside the state on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...layered,
);
