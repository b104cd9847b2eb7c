import { expect, it } from 'vitest';
import { readSheet } from '../sheet/layout';
import { adviceOf } from './advice';
import { ghostsOf } from './ghosts';

const SHEET = readSheet('adventure: temple\nname: Small\ngrid:\n.  !  4\n.  .  .\n.  .  .\n');

it('draws what each turn would write, with the ranks of the turns', () => {
  const options = [{ steps: ['4+5@a1', 'xb1'] }, { steps: ['4@a1'] }, { steps: ['5@c3'] }];
  expect(ghostsOf(adviceOf(options, 'mummy'), SHEET)).toEqual([
    { space: 'a1', mark: 9, label: '1·2' },
    { space: 'b1', mark: 'crossed', label: '1' },
    { space: 'c3', mark: 5, label: '3' },
  ]);
});
