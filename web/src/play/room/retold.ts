import type { Closed, Highlight } from '../../wire/types';
import { told, type Told } from '../told';
import { groupsOf, rarestOf } from './deeds';
import { victimsOf } from './victims';

/* What is worth telling of a round that closed, in sentences: what concerns oneself first. */

export interface Listener {
  /** The seats of this device. */
  readonly mine: readonly number[];
  /** The one in whose name it listens, or null for somebody who watches. */
  readonly seat: number | null;
  readonly order: readonly number[];
  readonly hazard: string;
  name(seat: number): string;
  /** Names as a sentence has them. */
  listed(names: readonly string[]): string;
  /** “You”, as the first of several names. */
  you(): string;
  /** “27 more”. */
  more(count: number): string;
}

/** Of so many names at most; the others are a number. */
const MOST_NAMES = 3;
/** More than this nobody reads between two rounds. */
export const MOST_TOLD = 5;

export function retell(closed: Closed, listener: Listener): Told[] {
  const { recap } = closed;
  return [
    ...ofOurs(closed, listener),
    ...(recap?.highlights ?? []).flatMap((highlight) => ofHighlight(highlight, listener)),
  ].slice(0, MOST_TOLD);
}

/** What the round did to us, what the table did for us, and how rare our own choice was. */
function ofOurs(closed: Closed, listener: Listener): Told[] {
  const { seat: us, mine, order, hazard, name } = listener;
  const drawn = victimsOf(closed, order).filter(({ seat }) => mine.includes(seat));
  const byTable = closed.turns.filter(({ seat, by_table }) => by_table && mine.includes(seat));
  const severally = mine.length > 1;
  return [
    ...drawn.map(({ seat, by, space }) =>
      severally
        ? told('room-drew-on', { name: name(by), other: name(seat), hazard, space })
        : told('turn-drew', { name: name(by), hazard, space }),
    ),
    ...byTable.map(({ seat, by_table: why = '' }) =>
      severally ? told('turn-table-for', { name: name(seat), why }) : told('turn-table-for-you', { why }),
    ),
    ...(us === null || severally || byTable.length ? [] : ofChoice(closed, listener, us)),
  ];
}

function ofChoice({ recap }: Closed, listener: Listener, us: number): Told[] {
  const { order, mine, hazard } = listener;
  const rarest = rarestOf(groupsOf(recap?.deeds ?? [], order.length, mine), us);
  if (!rarest) return [];
  const count = rarest.seats.length;
  const others = rarest.seats.filter((seat) => seat !== us);
  const how = count === 1 ? 'only' : count === order.length ? 'all' : others.length <= MOST_NAMES ? 'few' : 'some';
  const ours = listener.listed([listener.you(), ...others.map((seat) => listener.name(seat))]);
  const facts = {
    how,
    name: rarest.name,
    names: ours,
    hazard,
    count: count - 1,
    all: order.length,
  };
  return [told(`room-rare-${rarest.kind}`, facts)];
}

function ofHighlight({ what, seats, stars = 0, rule = '', passed = [] }: Highlight, listener: Listener): Told[] {
  const names = namesOf(seats, listener);
  const count = seats.length;
  // What is true of everybody stands out in nobody.
  if (count === listener.order.length && (what === 'gain' || what === 'loss')) return [];
  switch (what) {
    case 'gain':
      return [told('room-gain', { names, stars })];
    case 'loss':
      return [told('room-loss', { names, stars: -stars })];
    case 'first':
      return [told(`room-first-${rule}`, { names, count })];
    case 'lead':
      return [told('room-lead', { names })];
    case 'climb':
      return [told('room-climb', { names, others: namesOf(passed, listener) })];
    default:
      // What a newer host may find worth telling.
      return [];
  }
}

/** Ours first; many are cut short by how many more there are. */
function namesOf(seats: readonly number[], { mine, name, listed, more }: Listener): string {
  const ordered = [...seats].sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)));
  const shown = ordered.slice(0, seats.length > MOST_NAMES + 1 ? MOST_NAMES : seats.length).map((seat) => name(seat));
  const left = seats.length - shown.length;
  return listed(left ? [...shown, more(left)] : shown);
}
