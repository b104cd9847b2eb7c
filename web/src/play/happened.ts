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

export function sentencesOf(
  { drawnOnUs, byTable }: Happened,
  us: number | null,
  hazard: string,
  name: (seat: number) => string,
): Told[] {
  const drawn = drawnOnUs ? [told('turn-drew', { name: name(drawnOnUs.by), hazard, space: drawnOnUs.space })] : [];
  // A bot stands in for many rounds, and that was said when it began.
  const toTell = byTable.filter(({ seat, why }) => why !== 'bot' || seat === us);
  return [
    ...drawn,
    ...toTell.map(({ seat, why }) =>
      seat === us ? told('turn-table-for-you', { why }) : told('turn-table-for', { name: name(seat), why }),
    ),
  ];
}
