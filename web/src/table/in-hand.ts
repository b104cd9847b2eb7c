import { keep, kept } from '../browser/storage';

/* The seat whose turn is being written on a device that is passed around. It is kept, so that after a reload nobody
 * sees the sheet of somebody else; and only for the table that was played last. */

const KEY = 'in-hand';

export function keepInHand(table: string, seat: number): void {
  keep(KEY, `${table} ${seat}`);
}

export function keptInHand(table: string): number | null {
  const [keptTable, seat] = (kept(KEY) ?? '').split(' ');
  return keptTable === table ? Number(seat) : null;
}
