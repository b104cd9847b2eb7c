import { readdirSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import thumbnails from 'virtual:thumbnails';
import { describe, expect, it } from 'vitest';
import Drawing from './Drawing.svelte';
import { readSheet } from './layout';
import { thumbnail } from './thumbnail';

const SHIPPED = new URL('../../../src/pennypapers/sheets/shipped/', import.meta.url);
const files = readdirSync(SHIPPED).filter((file) => file.endsWith('.sheet'));

/** What is drawn, layer by layer: doors that lie side by side may be one path or several. */
function layers(markup: string): [kind: string, d: string][] {
  const found = new Map<string, string>();
  for (const [path] of markup.matchAll(/<path[^>]*>/g)) {
    const kind = `${/ class="([^"]+)"/.exec(path)![1]!.trim()}${path.includes('evenodd') ? ' with holes' : ''}`;
    found.set(kind, (found.get(kind) ?? '') + / d="([^"]*)"/.exec(path)![1]!);
  }
  return [...found].filter(([, d]) => d);
}

describe.each(files)('%s drawn beforehand', (file) => {
  const layout = readFileSync(new URL(file, SHIPPED), 'utf8');

  it('is what would be drawn now', () => {
    const { body } = render(Drawing, { props: { sheet: readSheet(layout), ratio: 1, small: true } });
    const { viewBox, markup } = thumbnail(layout);
    expect(layers(markup)).toEqual(layers(body));
    expect(body).toContain(`viewBox="${viewBox}"`);
  });

  it('is found by its layout', () => expect(thumbnails[layout]).toEqual(thumbnail(layout)));
});
