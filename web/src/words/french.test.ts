import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { de } from './french';
import { language, say } from './words.svelte';

const listed = readFileSync(new URL('../../../tests/data/french_names.txt', import.meta.url), 'utf8').split('\n');
const right = listed.filter((line) => line && !line.startsWith('#'));

it('elides before names as French does', () => {
  expect(right.map((line) => de(line.replace(/^(d’|de )/, '')))).toEqual(right);
});

it('says so in messages', async () => {
  await language.need('table');
  await language.choose('fr');
  expect(say('lobby-title-of', { name: 'Anna' })).toBe('La table d’Anna');
  expect(say('turn-sheet-of', { name: 'Zoé' })).toBe('La fiche de Zoé');
  await language.choose('en');
});
