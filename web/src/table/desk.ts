import { wire } from '../app/connection.svelte';
import { keep, kept, keptKeys } from '../browser/storage';
import type { Desk, Kept } from './pencil';

/** Where a pencil's drafts go: to the host, and into this browser until the host has them. */
export function deskOf(table: string, seat: number, round: number, page: Pick<Desk, 'changed' | 'refused'>): Desk {
  const key = `${beginning(table, seat)}${round}`;
  return {
    ask: (draft) => wire.ask('draft', draft),
    kept: () => readKept(kept(key)),
    keep: (what) => keep(key, what && JSON.stringify(what)),
    ...page,
  };
}

/** What was written for rounds that are over is of no use. */
export function forgetOtherRounds(table: string, seat: number, round: number): void {
  for (const key of keptKeys(beginning(table, seat))) if (!key.endsWith(`.${round}`)) keep(key, null);
}

function beginning(table: string, seat: number): string {
  return `pencil.${table}.${seat}.`;
}

function readKept(text: string | null): Kept | null {
  if (!text) return null;
  try {
    const { revision, steps } = JSON.parse(text) as Kept;
    return Number.isInteger(revision) && Array.isArray(steps) ? { revision, steps } : null;
  } catch {
    return null;
  }
}
