/* The time left in a round: what the host said last, counted down until it says more. */

export interface ClockSaid {
  readonly left: number;
  readonly warning: boolean;
  readonly at: number;
}

export const LAST_SECONDS = 10;

export function secondsLeft(clock: ClockSaid | null, now: number, stopped: boolean): number | null {
  if (!clock) return null;
  const gone = stopped ? 0 : now - clock.at;
  return Math.max(0, Math.ceil((clock.left - gone) / 1000));
}

export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
