import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../words/words.svelte';
import { OWN_BOT } from './bots';
import { nameAtTable, namesOfPlayers } from './named';

beforeAll(async () => {
  await language.choose('en');
  await language.need('table');
});

describe('a bot', () => {
  const bot = (initials: string, level = 'voyager') => ({ name: level, initials, bot: level });

  it('has a name of its level, and another of the same level another', () => {
    const all = [bot('V'), bot('V2'), bot('T', 'tourist')];
    expect(all.map((one) => nameAtTable(one, all))).toEqual(['Vera', 'Vasco', 'Tilly']);
  });
  it('is told apart by its initials where there are more than names', () => {
    const all = [bot('V'), bot('V5')];
    expect(all.map((one) => nameAtTable(one, all))).toEqual(['Vera V', 'Vera V5']);
  });
  it('of somebody’s own keeps its own', () => {
    const own = { name: 'Marie 3000', initials: 'MA', bot: OWN_BOT };
    expect(nameAtTable(own, [own, bot('V')])).toBe('Marie 3000');
  });
  it('is called the same in a list of names', () =>
    expect(namesOfPlayers(['Ada', 'voyager', 'voyager', 'explorer'])).toEqual(['Ada', 'Vera', 'Vasco', 'Edda']));
});
