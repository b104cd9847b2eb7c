/* The trail of four levels. The host says which level it is and where the next ones begin. */

export const LEVELS = ['tourist', 'pathfinder', 'voyager', 'explorer'] as const;

export interface Trail {
  /** How far along the way, 0 to 1. */
  readonly along: number;
  readonly reached: number;
  readonly next: { readonly level: string; readonly missing: number } | null;
}

export function trailOf(stars: number, level: string, bounds: readonly number[]): Trail {
  const reached = Math.max(
    0,
    LEVELS.findIndex((name) => name === level),
  );
  const next = bounds[reached];
  if (next === undefined) return { along: 1, reached, next: null };
  const from = reached ? bounds[reached - 1]! : Math.min(0, stars);
  const part = Math.min(0.92, Math.max(0.08, (stars - from) / Math.max(1, next - from)));
  return {
    along: (reached + part) / (LEVELS.length - 1),
    reached,
    next: { level: LEVELS[reached + 1]!, missing: next - stars },
  };
}
