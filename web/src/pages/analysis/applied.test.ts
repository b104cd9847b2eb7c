import { describe, expect, it } from 'vitest';
import { withSteps } from './applied';
import { penciled } from '../../sheet/layout';
import { drawn } from '../../sheet/testing';

const before = drawn('. 3 !\n. . .', 'valley');
const marks = (steps: string[]) =>
  Object.fromEntries([...withSteps(before, steps).spaces].map(([name, { mark }]) => [name, mark]));

describe('steps on a sheet', () => {
  it('writes, draws and crosses out', () => {
    const after = marks(['2+5@a1', 'D=mine@b2', '4+5xc1', '!a2']);
    expect(after).toEqual({ a1: 7, b1: 3, c1: 'crossed', a2: 'hazard', b2: 'mine', c2: null });
  });

  it('leaves the sheet before it as it was', () => {
    marks(['2@a1']);
    expect(before.spaces.get('a1')?.mark).toBeNull();
    expect([...penciled(withSteps(before, ['2@a1']), before)]).toEqual(['a1']);
  });

  it('reveals, and passes without a trace', () => {
    expect(withSteps(before, ['range(a1,b1,c1)']).discoveries).toEqual([{ kind: 'range', spaces: ['a1', 'b1', 'c1'] }]);
    expect(withSteps(before, ['-'])).toEqual(before);
  });
});
