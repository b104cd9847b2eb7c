import { beforeAll, describe, expect, it } from 'vitest';
import { hasWords, language, say, sayRefusal } from './words.svelte';

beforeAll(async () => {
  await language.choose('en');
  await language.need('table');
});

describe('saying', () => {
  it('fills in facts', () => expect(say('core-title-table', { code: 'ABCD' })).toBe('Table ABCD · Penny Papers'));

  it('writes a true minus sign', () => {
    expect(say('screen-wins', { names: 'Zoë', count: 1, stars: -2 })).toBe('Zoë wins with −2 stars');
  });

  it('fills in a message that is in another file', () => {
    expect(say('turn-person-stand-in', { state: 'pen', level: 'voyager' })).toBe('is away; a bot plays (Voyager)');
  });

  it('gives the words of a refusal', () => {
    expect(sayRefusal({ code: 'penny-range', facts: { limit: 15, number: 16 } })).toMatch(/15.*16|16.*15/);
  });

  it('has words for a refusal that it does not know', () => {
    expect(sayRefusal({ code: 'from-the-future', facts: {} })).toContain('from-the-future');
  });

  it('stumbles over what is not written down, and over missing facts', () => {
    expect(() => say('core-nothing-of-the-kind')).toThrow('core-nothing-of-the-kind');
    expect(() => say('core-title-table')).toThrow('core-title-table');
  });

  it('changes the language', async () => {
    await language.choose('nl');
    expect(say('core-load-again')).toBe('Opnieuw laden');
    expect(language.current).toBe('nl');
    await language.choose('en');
  });

  it('fetches the guide when it is wanted', async () => {
    expect(hasWords('guide-title') || hasWords('lesson-you')).toBe(false);
    await language.need('guide');
    expect(hasWords('core-name')).toBe(true);
    expect(hasWords('lesson-you')).toBe(true);
    await language.choose('fr');
    expect(hasWords('lesson-you')).toBe(true);
  });

  it('has every part and the language that were asked for at the same time', async () => {
    const guide = language.need('guide');
    const dutch = language.choose('nl');
    await Promise.all([language.need('table'), guide, dutch]);
    expect([language.current, hasWords('lesson-you'), hasWords('turn-ink')]).toEqual(['nl', true, true]);
    await language.choose('en');
  });
});
