import { describe, expect, it } from 'vitest';
import { Pointing } from './pointing.svelte';

describe('pointing to spaces', () => {
  it('lasts as long as somebody points to them', () => {
    const pointing = new Pointing();
    const [name, line] = [{}, {}];
    pointing.point(name, ['c4']);
    pointing.point(line, ['c4', 'd4']);
    expect([...pointing.spaces]).toEqual(['c4', 'd4']);
    pointing.leave(line);
    expect([...pointing.spaces]).toEqual(['c4']);
    pointing.leave(name);
    pointing.leave(name);
    expect([...pointing.spaces]).toEqual([]);
  });

  it('needs a sheet to show them on', () => {
    const pointing = new Pointing();
    const takeAway = pointing.lay();
    expect(pointing.hasSheet).toBe(true);
    takeAway();
    expect(pointing.hasSheet).toBe(false);
  });
});
