import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_NAMES } from '../adventures';
import { openBook } from './book';
import { EXPLAINED, helpLink, readWhy, sectionOf } from '../play/rules_of_refusals';
import { LANGUAGES, wordsOf } from './words_for_tests';

const book = await openBook();
const source = readFileSync(new URL('../../../src/pennypapers/refusals.py', import.meta.url), 'utf8');
const rules = /^RULES = \{(.*?)^\}/ms.exec(source)?.[1] ?? '';
const codesWithRules = [...rules.matchAll(/^ {4}"([a-z-]+)":/gm)].map((found) => found[1]!);

describe('the section of a refusal', () => {
  it('is there for every refusal that has a rule', () => {
    expect(codesWithRules.length).toBeGreaterThan(40);
    expect(codesWithRules.filter((code) => !sectionOf(code))).toEqual([]);
  });

  it.each(EXPLAINED)('%s is explained in a section that exists, in every adventure', (code) => {
    for (const adventure of ADVENTURE_NAMES) expect(book.find(sectionOf(code, adventure)!)).not.toBeNull();
    for (const language of LANGUAGES) expect(wordsOf(language).hasMessage(`refused-${code}`)).toBe(true);
  });

  it('is the one of the adventure, or of the kind of discovery', () => {
    expect(sectionOf('hazard-not-beside', 'temple')).toBe('temple-mummy');
    expect(sectionOf('hazard-not-beside', 'valley')).toBe('valley-snake');
    expect(sectionOf('find-low', 'valley', { kind: 'pyramid' })).toBe('valley-pyramid');
    expect(sectionOf('find-low', 'valley')).toBe('valley-range');
    expect(sectionOf('toString')).toBeNull();
  });
});

describe('a link to the help', () => {
  it('is nothing for what has no rule', () => {
    expect(helpLink('not-utf8')).toBeNull();
  });

  it('has the code, and the facts if they are known', () => {
    expect(helpLink('door-locked')).toBe('/help/why-door-locked');
    expect(helpLink({ code: 'door-locked', facts: { space: 'c3' } }, 'temple')).toBe(
      '/help/why-door-locked?in=temple&space=c3',
    );
  });

  it('is read back', () => {
    const reason = { code: 'find-size', facts: { kind: 'town', wanted: 4, spaces: 3 } };
    const [path, search] = helpLink(reason, 'valley')!.split('?');
    expect(readWhy(path!.replace('/help/', ''), `?${search}`)).toEqual({ reason, section: 'valley-town' });
    expect(readWhy('door-locked', '')).toEqual({ reason: { code: 'door-locked', facts: {} }, section: 'temple-doors' });
    expect(readWhy('nonsense', '')).toBeNull();
  });
});
