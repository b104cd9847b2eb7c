/* Teams that the keeper forms: numbered from 1 on, 0 is none. */

export const FEWEST_TEAMS = 2;
export const MOST_TEAMS = 10;

/** The team that a tap on a seat's team gives it: each in turn, then none. */
export function nextTeam(team: number, teams: number): number {
  return (team + 1) % (teams + 1);
}

/** Everybody into teams by lot, none larger by more than one than another: the team of each, in the order of `seats`. */
export function dealOut(seats: number, teams: number, random: () => number = Math.random): number[] {
  const dealt = Array.from({ length: seats }, (_, index) => (index % teams) + 1);
  for (let last = seats - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [dealt[last], dealt[other]] = [dealt[other]!, dealt[last]!];
  }
  return dealt;
}
