/* What changed among the people of a table and concerns everybody. */

import { nameOfSeat } from '../table/named';
import { NO_SEAT, seatOf, type TableModel } from '../table/model';

/** A sentence to be said: its message and facts. */
export interface PeopleNews {
  readonly id: string;
  readonly facts: Record<string, string | number>;
}

/** What this device is at a table. */
export interface Self {
  readonly mine: readonly number[];
  /** The seat that it asked for. */
  readonly asking: number | null;
}

/** What is told when a table became another: who keeps it now, who plays on for whom, who was put out or is back, that the
 * evening was ended. `self` is what this device was before. */
export function newsBetween(before: TableModel, after: TableModel, self: Self): PeopleNews[] {
  return [
    ...ofKeeper(before, after, self),
    ...ofSeats(before, after, self),
    ...ofSeatsPutOut(before, after, self),
    ...ofEvening(before, after),
  ];
}

function ofKeeper(before: TableModel, after: TableModel, { mine }: Self): PeopleNews[] {
  // Whoever comes first keeps a table that nobody kept: that is nothing new to anybody.
  const wasKept = before.keeper === NO_SEAT || seatOf(before, before.keeper);
  if (!wasKept || before.keeper === after.keeper || mine.includes(before.keeper)) return [];
  if (after.keeper === NO_SEAT) return [{ id: 'company-keeper-watches', facts: {} }];
  if (mine.includes(after.keeper)) return [{ id: 'company-keeper-you', facts: {} }];
  return [{ id: 'company-keeper', facts: { name: nameOfSeat(after, after.keeper) } }];
}

function ofSeats(before: TableModel, after: TableModel, { mine, asking }: Self): PeopleNews[] {
  if (before.phase === 'lobby') return [];
  return before.seats.flatMap((old) => {
    const now = seatOf(after, old.seat);
    const isTaken = now && !now.bot && now.name !== old.name;
    if (!isTaken || mine.includes(old.seat)) return [];
    const id = asking === old.seat ? 'company-taken-you' : 'company-taken';
    return [{ id, facts: { name: now.name, other: nameOfSeat(before, old.seat) } }];
  });
}

/** The owner of the seat sees it on a slip that stays, and is not told here. */
function ofSeatsPutOut(before: TableModel, after: TableModel, { mine }: Self): PeopleNews[] {
  return after.seats.flatMap(({ seat, muted, outFrom }) => {
    const was = seatOf(before, seat);
    const name = nameOfSeat(after, seat);
    // Whoever takes a seat over is not out, and that is told as such.
    if (!was || was.muted === muted || nameOfSeat(before, seat) !== name || mine.includes(seat)) return [];
    return [
      muted ? { id: 'company-out', facts: { name, round: outFrom } } : { id: 'company-out-no-more', facts: { name } },
    ];
  });
}

function ofEvening(before: TableModel, after: TableModel): PeopleNews[] {
  const isSame = before.code === after.code;
  return isSame && before.evening.length && !after.evening.length ? [{ id: 'company-evening-ended', facts: {} }] : [];
}
