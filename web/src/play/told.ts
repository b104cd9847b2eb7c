/** A sentence to be said: the words are elsewhere, in three languages. */
export interface Told {
  readonly id: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export function told(id: string, facts?: Record<string, string | number>): Told {
  return facts ? { id, facts } : { id };
}

export const NONE: ReadonlySet<string> = new Set();

/** What follows a tap: another hand, other steps to draft, or a space whose refusal is to be asked for with these steps. */
export interface Outcome<Hand> {
  readonly hand: Hand;
  readonly steps?: readonly string[];
  readonly why?: { readonly space: string; readonly steps: readonly string[] };
}
