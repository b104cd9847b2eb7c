import { readSheet, type Adventure, type Sheet } from './layout';

/** A small sheet drawn in a test. */
export function drawn(grid: string, adventure: Adventure = 'temple'): Sheet {
  return readSheet(`adventure: ${adventure}\nname: Test\ngrid:\n${grid}\n`);
}
