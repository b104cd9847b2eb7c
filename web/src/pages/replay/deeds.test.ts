import { describe, expect, it, vi } from 'vitest';
import type { TurnShown } from '../../wire/types';
import { deed } from './deeds';

vi.mock('../../words/words.svelte', () => ({
  language: { current: 'en' },
  say: (id: string, facts: Record<string, unknown> = {}) =>
    [id.replace('replay-', ''), ...Object.values(facts)].join(' '),
}));

const drawn = { sheet: '', stars: 0, lines: [] };
const turn = (facts: Partial<TurnShown>): TurnShown => ({ player: 'AB', steps: '', drawn, ...facts });

describe('what somebody did', () => {
  it.each([
    ['2+5@c1', 'wrote 7 c1'],
    ['P=12@b2', 'wrote 12 b2'],
    ['D=hut@c1', 'built hut c1'],
    ['4+5xa2', 'crossed valley a2'],
    ['jungle(a1,b1,c1,a2,b2)', 'revealed jungle'],
    ['-', 'passed'],
  ])('%s', (steps, words) => expect(deed(turn({ steps }), 'valley')).toBe(words));

  it('is told step by step', () =>
    expect(deed(turn({ steps: '2@c1 3@d1' }), 'valley')).toBe('wrote 2 c1 and wrote 3 d1'));
  it('tells on whose sheet', () =>
    expect(deed(turn({ steps: '!c3', held: 'CD' }), 'temple')).toBe('on-sheet-of drew temple c3 CD'));
  it('tells who played it', () => expect(deed(turn({ steps: '-', by_table: true }), 'temple')).toBe('by-table passed'));
});
