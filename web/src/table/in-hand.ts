import { keep, kept } from '../browser/storage';

/* Whose turn is being written on a device that is passed around. Kept, so that after a reload nobody sees the sheet of
 * somebody else. Only for the table that was played last. */

const KEY = 'in-hand';

export function keepInHand(table: string, seat: number): void {
  keep(KEY, `${table} ${seat}`);
}

export function keptInHand(table: string): number | null {
  const [keptTable, seat] = (kept(KEY) ?? '').split(' ');
  return keptTable === table ? Number(seat) : null;
}
