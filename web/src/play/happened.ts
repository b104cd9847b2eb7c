import type { Closed } from '../wire/types';
import { readStep } from './steps';
import { told, type Told } from './told';

/* What a closed round did to the player's sheet, and for whom the table played. */

export interface Happened {
  readonly round: number;
  readonly drawnOnUs: { readonly by: number; readonly space: string } | null;
  readonly byTable: readonly { readonly seat: number; readonly why: string }[];
}

export function lastRound(closed: Closed, us: number | null): Happened {
  const held = us === null ? undefined : closed.turns.find((turn) => turn.held === us);
  const step = held ? readStep(held.steps.split(' ')[0] ?? '') : null;
  return {
    round: closed.round,
    drawnOnUs: held && step?.kind === 'draw' ? { by: held.seat, space: step.space } : null,
    byTable: closed.turns.filter((turn) => turn.by_table).map(({ seat, by_table }) => ({ seat, why: by_table! })),
  };
}

/** Whoever reads it: the seat in hand and all seats of the device, and how people are called. */
interface Reader {
  readonly us: number | null;
  readonly mine: readonly number[];
  readonly hazard: string;
  name(seat: number): string;
  listed(names: readonly string[]): string;
}

/** What concerns us, and what the others may know of each other: one sentence for all of whom the same is true. */
export function sentencesOf(
  { drawnOnUs, byTable }: Happened,
  { us, mine, hazard, name, listed }: Reader,
): { ours: Told[]; others: Told[] } {
  const drawn = drawnOnUs ? [told('turn-drew', { name: name(drawnOnUs.by), hazard, space: drawnOnUs.space })] : [];
  const forUs = byTable.filter(({ seat }) => mine.includes(seat));
  // A bot stands in for many rounds, and that was said when it began.
  const forOthers = byTable.filter(({ seat, why }) => !mine.includes(seat) && why !== 'bot');
  const reasons = new Set(forOthers.map(({ why }) => why));
  return {
    ours: [
      ...drawn,
      ...forUs.map(({ seat, why }) =>
        seat === us && mine.length === 1
          ? told('turn-table-for-you', { why })
          : told('turn-table-for', { name: name(seat), why }),
      ),
    ],
    others: [...reasons].map((why) => {
      const names = forOthers.filter((one) => one.why === why).map(({ seat }) => name(seat));
      return told('turn-table-for', { name: listed(names), why });
    }),
  };
}
