import { stagesOf, type Stage } from '../../end/counting';
import { starEntries } from '../../play/stars';
import { readSheet, type Sheet } from '../../sheet/layout';
import type { Drawn } from '../../wire/types';

/* Everybody's stars, kind by kind. */

export interface CountedSheet {
  readonly seat: number;
  readonly sheet: Sheet;
  readonly stars: number;
  readonly stages: readonly Stage[];
}

export function countedSheet(seat: number, drawn: Drawn): CountedSheet {
  const sheet = readSheet(drawn.sheet);
  return { seat, sheet, stars: drawn.stars, stages: stagesOf(starEntries(drawn.lines, sheet)) };
}

/** Every kind that somebody has, in the order of the count, which is the same on all sheets. */
export function kindsOf(all: readonly Pick<CountedSheet, 'stages'>[]): string[] {
  const kinds: string[] = [];
  for (const { stages } of all) {
    let at = kinds.length;
    for (const { kind } of [...stages].reverse()) {
      const known = kinds.indexOf(kind);
      if (known >= 0) at = known;
      else kinds.splice(at, 0, kind);
    }
  }
  return kinds;
}

export interface Part {
  readonly kind: string;
  readonly stars: number;
}

export interface CountedBar {
  /** What gives stars, of the kinds counted so far. */
  readonly parts: readonly Part[];
  /** What costs some, as a negative number. */
  readonly cost: number;
  readonly sum: number;
  /** What the last kind brought. */
  readonly last: number;
}

/** The bar of one sheet after so many of these kinds. */
export function barOf({ stages }: Pick<CountedSheet, 'stages'>, kinds: readonly string[]): CountedBar {
  const parts = kinds.map((kind) => ({ kind, stars: stages.find((stage) => stage.kind === kind)?.stars ?? 0 }));
  return {
    parts: parts.filter(({ stars }) => stars > 0),
    cost: parts.reduce((sum, { stars }) => sum + Math.min(0, stars), 0),
    sum: parts.reduce((sum, { stars }) => sum + stars, 0),
    last: parts.at(-1)?.stars ?? 0,
  };
}

/** The longest that any bar becomes, what is taken off again included. */
export function longestBar(all: readonly Pick<CountedSheet, 'stages'>[]): number {
  return Math.max(1, ...all.map(({ stages }) => stages.reduce((sum, { stars }) => sum + Math.max(0, stars), 0)));
}
