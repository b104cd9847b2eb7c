import type { Standing } from '../../table/standings';

/* What is worth showing of how everybody stands. */

export interface Duel {
  readonly ahead: Standing;
  readonly behind: Standing;
  readonly by: number;
}

/** The two neighbours with the smallest difference; among equal ones those who are placed best. */
export function closestDuel(standings: readonly Standing[]): Duel | null {
  let closest: Duel | null = null;
  for (const [index, behind] of standings.slice(1).entries()) {
    const ahead = standings[index]!;
    const by = ahead.stars - behind.stars;
    if (!closest || by < closest.by) closest = { ahead, behind, by };
  }
  return closest;
}

/** Whoever gained most in the last round; nobody if nobody gained anything. */
export function bestGain(standings: readonly Standing[]): Standing[] {
  const most = Math.max(0, ...standings.map(({ gain }) => gain));
  return most > 0 ? standings.filter(({ gain }) => gain === most) : [];
}

/** How long a bar is, from 0 to 1, if the longest is as wide as its room. */
export function shareOf(stars: number, most: number): number {
  return Math.max(0, stars) / Math.max(1, most);
}
