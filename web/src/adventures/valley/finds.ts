import type { DiscoveryKind } from '..';
import type { Sheet } from '../../sheet/layout';
import type { BestFind } from '../../wire/types';
import { discoveryOf } from './turn';

/* What a list says of possible discoveries, so that each can be told from the others: its numbers, and where several
 * have the same ones, as few spaces as needed. */

export interface NamedFind extends BestFind {
  readonly kind: DiscoveryKind;
  readonly spaces: readonly string[];
  readonly numbers: string;
  /** Spaces that together are in no other discovery with the same numbers. */
  readonly at: string;
}

export function namedFinds(finds: readonly BestFind[], sheet: Sheet): NamedFind[] {
  const read = finds.map((find) => {
    const { kind, spaces } = discoveryOf(find.step)!;
    return { ...find, kind, spaces, numbers: numbersOf(spaces, sheet), at: '' };
  });
  return read.map((find) => ({
    ...find,
    at: apart(
      find,
      read.filter((other) => other !== find && other.kind === find.kind && other.numbers === find.numbers),
    ),
  }));
}

function numbersOf(spaces: readonly string[], sheet: Sheet): string {
  const marks = spaces.map((space) => sheet.spaces.get(space)?.mark).filter((mark) => typeof mark === 'number');
  return marks.toSorted((a, b) => a - b).join(' ');
}

function apart({ spaces }: NamedFind, alike: readonly NamedFind[]): string {
  const named: string[] = [];
  let left = alike;
  for (const space of spaces) {
    const still = left.filter((other) => other.spaces.includes(space));
    if (still.length < left.length) named.push(space);
    left = still;
  }
  return named.join(' ');
}
