import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Lessons, focus and all the rest find an element by its role, its tag or a `data-` attribute: a class may change with the
 * look. The tests in a browser are held to the same by `tests/browser/test_locators.py`. */

const SRC = new URL('.', import.meta.url);

const ASKED = /\b(?:querySelector|querySelectorAll|closest|matches)(?:<[^>]*>)?\??\.?\(\s*(['"`])(.*?)\1/gs;
const CLASS = /(?:^|[\s,>+~(])[a-z0-9]*\.[a-zA-Z]/;
const READ = /\bclassList\s*(?:\?\.)?(?:\.\s*(?:contains|item|value)\b|\[)/;

function byClass(text: string): string[] {
  const selectors = [...text.matchAll(ASKED)].map((found) => found[2]!);
  return [...selectors.filter((selector) => CLASS.test(selector)), ...(READ.exec(text) ?? [])];
}

describe('nothing is found by its class', () => {
  it('in any file of the page', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const ours = files.filter((name) => /\.(ts|svelte|js)$/.test(name) && name !== 'locators.test.ts');
    const found = ours.map((name) => [name, byClass(readFileSync(new URL(name, SRC), 'utf8'))] as const);
    expect(found.filter(([, selectors]) => selectors.length)).toEqual([]);
  });

  it.each([
    "screen.querySelectorAll('.pick3 button')",
    'page.querySelector<HTMLElement>(`main.turn [data-space="${space}"]`)',
    "target.closest('header, .links')",
    "element.classList[1] === 'p'",
    "element.classList.contains('spent')",
  ])('%s is noticed', (line) => {
    expect(byClass(line)).not.toEqual([]);
  });

  it.each([
    'screen.querySelector(`[data-space="${target.space}"]`)',
    'target?.closest(\'input, [role="dialog"]\')',
    "root.classList.toggle('dark', night)",
  ])('%s is let be', (line) => {
    expect(byClass(line)).toEqual([]);
  });
});
