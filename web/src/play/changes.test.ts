import { describe, expect, it } from 'vitest';
import { changeInWords, changeLabels, changesOf, faintLines, fitting } from './changes';

const snake = (space: string, stars: number) => ({ rule: 'snake', stars, spaces: [space] });
const run = (...spaces: string[]) => ({ rule: 'run', stars: spaces.length, spaces });
const group = (number: number, ...spaces: string[]) => ({ rule: 'group', stars: 3, spaces, number });

describe('what the pencil changes', () => {
  it('names its cause', () => {
    const [change, ...others] = changesOf([snake('g3', -7)], [snake('g3', -12)], 'valley');
    expect(others).toEqual([]);
    expect(changeInWords(change!)).toMatchObject({
      id: 'turn-change-snake',
      facts: { change: '−5', now: 12, space: 'g3', way: 'less' },
    });
  });

  it('is told where it happens', () => {
    const before = [run('a1', 'b1')];
    const after = [run('c3', 'c2', 'c1'), group(4, 'c1', 'd1', 'd2')];
    const changes = changesOf(before, after, 'temple');
    expect(changes.map(({ rule, stars, now }) => [rule, stars, now])).toEqual([
      ['run', 1, 3],
      ['group', 3, 3],
    ]);
    expect(changeLabels(changes, new Set(['c1'])).map(({ space, text }) => space + text)).toEqual(['c1+1', 'c1+3']);
  });

  it('is nothing where only the way of a run differs', () => {
    expect(changesOf([run('a1', 'b1')], [run('a1', 'a2')], 'temple')).toEqual([]);
  });

  it('can be that something counts no more', () => {
    expect(changesOf([snake('g3', -7)], [], 'valley')).toMatchObject([{ rule: 'snake', stars: 7, now: 0 }]);
  });

  it('is said as far as it fits', () => {
    expect(fitting(['one', 'two two'], 'said', 10)).toEqual(['one']);
  });

  it('leaves runs and groups in sight', () => {
    const mummy = { rule: 'mummy', stars: -2, spaces: ['a1'] };
    expect(faintLines([run('a1', 'b1'), mummy], 'temple')).toEqual([run('a1', 'b1')]);
  });
});
