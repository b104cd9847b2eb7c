import type { IconName } from '../../look/icons';
import type { Deed } from '../../wire/types';

/* What everybody did with the same dice, in groups: whatever was done, and by whom. */

export interface Group {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly seats: readonly number[];
  /** Of all who play, from 0 to 1. */
  readonly share: number;
  /** Somebody of this device is among them. */
  readonly isMine: boolean;
}

/** Numbers first, from the most common one on; then what was drawn, found and crossed out; last, who passed. */
const KINDS = ['number', 'structure', 'discovery', 'cross', 'pass'];

/** More people than this are told as a count and a bar, not by their initials. */
export const MOST_NAMED = 8;

export function groupsOf(deeds: readonly Deed[], players: number, mine: readonly number[]): Group[] {
  return deeds
    .map(({ kind, name = '', seats }) => ({
      key: `${kind} ${name}`,
      kind,
      name,
      seats,
      share: players ? seats.length / players : 0,
      isMine: seats.some((seat) => mine.includes(seat)),
    }))
    .filter(({ kind }) => KINDS.includes(kind))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The picture of what was done; a number is written out instead. */
export function pictureOf({ kind, name }: Pick<Group, 'kind' | 'name'>): IconName | null {
  if (kind === 'structure' || kind === 'discovery') return `m-${name}` as IconName;
  return kind === 'cross' ? 'm-cross' : null;
}

/** Of what somebody did, the one that fewest others did: what is told of how rare it was. Passing is nobody's choice. */
export function rarestOf(groups: readonly Group[], seat: number): Group | null {
  const own = groups.filter(({ kind, seats }) => kind !== 'pass' && seats.includes(seat));
  const fewest = Math.min(...own.map(({ seats }) => seats.length));
  // Among equals what is drawn or found says more than a number.
  return own.filter(({ seats }) => seats.length === fewest).at(-1) ?? null;
}
