import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const HEAD = `The page of Penny Papers is under the MIT licence. It contains the following works of others, each under its own licence.
`;
const RULE = '-'.repeat(80);

/** The package that a file comes from; nothing if it is our own. The builders put small modules of theirs into the page. */
function packageOf(file: string): string | null {
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
  return installed ?? /^\0(vite|rolldown)\//.exec(file)?.[1] ?? null;
}

/** What a package says about itself, and its licence in full. */
function notice(name: string): string {
  const folder = here(`../node_modules/${name}/`);
  const { version, license, homepage } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const standard = here(`../licences/${license}.txt`);
  if (!file && !existsSync(standard))
    throw new Error(`${name} comes without the text of its licence: put it into licences/${license}.txt`);
  // Vite adds those of its own parts, none of which get into a page.
  const [text] = readFileSync(file ? folder + file : standard, 'utf8').split('\n# Licenses of bundled dependencies');
  const title = [`${name} ${version}, ${license}`, ...(homepage ? [homepage] : [])];
  return [RULE, ...title, RULE, '', text!.replaceAll('\r\n', '\n').trim(), ''].join('\n');
}

/** Emits licences.txt: the licences of everything in the page that is not our own. The same page gives the same file. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames.map((file) => `/${file}`),
        );
        const packages = new Set(files.map(packageOf).filter((name) => name !== null));
        const source = [HEAD, ...[...packages].sort().map(notice)].join('\n');
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
}
