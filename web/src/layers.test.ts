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
    ['src/wire/socket.ts', "import '../adventures';\n"],
    ['src/adventures/index.ts', "import '../sheet/layout';\n"],
    ['src/adventures/moon/adventure.ts', "import '../../play/steps';\n"],
    ['src/adventures/moon/turn.ts', "import '../../help/book';\n"],
    ['src/adventures/moon/lesson.ts', "import '../../shell/pages';\n"],
  ])('%s must not look up', async (file, text) => {
    expect(await broken(file, text)).toContain('no-restricted-imports');
  });

  it('may name types of what is above in the type of an adventure alone', async () => {
    const ofTypes = "import type { Script } from '../help/lessons/script';\nexport type Told = Script;\n";
    expect(await broken('src/adventures/adventure.ts', ofTypes)).toEqual([]);
    expect(await broken('src/adventures/names.ts', ofTypes)).toEqual(['no-restricted-imports']);
    const ofValues = "import { hintFor } from '../help/lessons/script';\nexport const told = hintFor;\n";
    expect(await broken('src/adventures/adventure.ts', ofValues)).toEqual(['@typescript-eslint/no-restricted-imports']);
  });

  it('must not look up later either', async () => {
    expect(await broken('src/app/routes.ts', "void import('../pages/Start.svelte');\n")).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it('may look down and beside', async () => {
    const text = "import '../sheet/layout';\nimport '../../words/words.svelte';\nimport './at.svelte';\n";
    expect(await broken('src/play/steps.ts', text)).toEqual([]);
    expect(await broken('src/adventures/moon/turn.ts', "import '../../play/steps';\nimport '..';\n")).toEqual([]);
    expect(await broken('src/adventures/moon/lesson.ts', "import '../../help/lessons/script';\n")).toEqual([]);
  });
});
