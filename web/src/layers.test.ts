import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it, vi } from 'vitest';

// ESLint takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const eslint = new ESLint({ cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** The rules that a file of this name with this text breaks. */
async function broken(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('imports between the folders', () => {
  it.each([
    ['src/sheet/Sheet.svelte', '<script lang="ts">\n  import \'../play/steps\';\n</script>\n'],
    ['src/words/bundles.ts', "import '../app/settings.svelte';\n"],
    ['src/play/at.svelte.ts', "import '../help/book';\n"],
    ['src/pages/analysis/costs.ts', "import '../../shell/pages';\n"],
    ['src/app/router.svelte.ts', "export * from '../shell/pages';\n"],
  ])('%s must not look up', async (file, text) => {
    expect(await broken(file, text)).toContain('no-restricted-imports');
  });

  it('must not look up later either', async () => {
    expect(await broken('src/app/routes.ts', "void import('../pages/Start.svelte');\n")).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it('may look down and beside', async () => {
    const text = "import '../sheet/layout';\nimport '../../words/words.svelte';\nimport './at.svelte';\n";
    expect(await broken('src/play/steps.ts', text)).toEqual([]);
  });
});
