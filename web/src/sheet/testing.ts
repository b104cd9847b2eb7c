import type { AdventureName } from '../adventures';
import { readSheet, type Sheet } from './layout';

/** A small sheet drawn in a test. */
export function drawn(grid: string, adventure: AdventureName = 'temple'): Sheet {
  return readSheet(`adventure: ${adventure}\nname: Test\ngrid:\n${grid}\n`);
}
