import { keep, kept, keptKeys } from '../browser/storage';

/* What was written in pencil and the host may not have yet stays in this browser, so that a reload loses nothing. */

export interface Kept {
  readonly revision: number;
  readonly steps: readonly string[];
}

export function keepPencil(table: string, seat: number, round: number, pencil: Kept | null): void {
  keep(keyOf(table, seat, round), pencil && JSON.stringify(pencil));
}

export function keptPencil(table: string, seat: number, round: number): Kept | null {
  const text = kept(keyOf(table, seat, round));
  if (!text) return null;
  try {
    const { revision, steps } = JSON.parse(text) as Kept;
    return Number.isInteger(revision) && Array.isArray(steps) ? { revision, steps } : null;
  } catch {
    return null;
  }
}

/** What was written for rounds that are over is of no use. */
export function forgetOtherRounds(table: string, seat: number, round: number): void {
  for (const key of keptKeys(beginning(table, seat))) if (!key.endsWith(`.${round}`)) keep(key, null);
}

function keyOf(table: string, seat: number, round: number): string {
  return `${beginning(table, seat)}${round}`;
}

function beginning(table: string, seat: number): string {
  return `pencil.${table}.${seat}.`;
}
