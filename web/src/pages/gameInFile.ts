/** As large as a message to the host may carry. */
export const LARGEST = 60_000;

export interface GameInFile {
  readonly text: string;
  readonly players: readonly string[];
  readonly rounds: number;
}

/** Who played in a .game file and how many rounds, or nothing if it is no such file. Whether all of it is right is for
 * the host to say. */
export function gameInFile(text: string): GameInFile | null {
  const players = /^players: *(\S.*)$/m.exec(text)?.[1]?.trim().split(/ +/) ?? [];
  const rounds = text.match(/^round \d+:/gm)?.length ?? 0;
  return players.length && rounds ? { text, players, rounds } : null;
}
