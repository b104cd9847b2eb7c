/** A sentence by its message in the Fluent files, with the facts that it needs. */
export interface Told {
  readonly id: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export function told(id: string, facts?: Record<string, string | number>): Told {
  return facts ? { id, facts } : { id };
}

export const NONE: ReadonlySet<string> = new Set();

/** What a tap leads to: another hand, and either other steps to write, or a question to the host why these steps cannot
 * be. */
export interface Outcome<Hand> {
  readonly hand: Hand;
  readonly steps?: readonly string[];
  readonly why?: { readonly space: string; readonly steps: readonly string[] };
}
