/* Where one is in a game that is shown again: round 0 is before the first roll. */

/** The round to go to, kept within the game. */
export function clamped(round: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(round)));
}

/** Where playing begins: at the end it starts over. */
export function beginning(round: number, last: number): number {
  return round >= last ? 0 : round;
}

/** The rounds worth fetching beforehand when this one is shown. */
export function nearby(round: number, last: number): number[] {
  return [round + 1, round - 1, round + 2].filter((near) => near >= 0 && near <= last);
}

/** The player who is shown: by their initials, or the winner. */
export function playerShown(wanted: string | null, players: readonly string[], places: readonly number[]): string {
  if (wanted !== null && players.includes(wanted)) return wanted;
  return players[places.indexOf(1)] ?? players[0] ?? '';
}
