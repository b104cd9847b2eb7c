import { beforeAll, expect, it } from 'vitest';
import { COMPANY_SETTINGS, HOST_SETTINGS } from '../table/settings';
import { language } from '../words/words.svelte';
import { settingsInWords } from './settings-in-words';

beforeAll(async () => {
  await language.choose('en');
  await language.need('table');
});

it('says what a table is like, and not what is as usual', () => {
  expect(settingsInWords(COMPANY_SETTINGS)).toBe('No clock · no hints · 3 s between rounds');
  expect(settingsInWords(HOST_SETTINGS)).toBe('No clock · hints · dice roll by themselves');
  expect(settingsInWords({ ...COMPANY_SETTINGS, rolls_itself: false })).toMatch(/dice roll at a tap$/);
});

it('says everything that a class is told', () => {
  const strict = { ...COMPANY_SETTINGS, clock: 60, teams: 4, stars_hidden: true, reactions: false };
  expect(settingsInWords({ ...strict, locked: true, names_checked: true, names_hidden: true })).toBe(
    '60 s a turn · no hints · 3 s between rounds · 4 teams · stars hidden until the end · no reactions · ' +
      'names are looked at first · no names on the big screen · locked',
  );
});
