import { keep, kept } from '../browser/storage';

/* The seat that this device had at the table it was at last, and its name there. Kept, so that whoever comes back and
 * finds it gone is told what became of it. */

const KEY = 'had-seat';

export interface HadSeat {
  readonly seat: number;
  readonly name: string;
}

export function keepHadSeat(table: string, had: HadSeat | null): void {
  const text = had && `${table} ${had.seat} ${had.name}`;
  if (text !== kept(KEY)) keep(KEY, text);
}

export function keptHadSeat(table: string): HadSeat | null {
  const [, keptTable, seat, name] = /^(\S+) (\d+) (.*)$/.exec(kept(KEY) ?? '') ?? [];
  return keptTable === table ? { seat: Number(seat), name: name ?? '' } : null;
}
