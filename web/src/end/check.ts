import { commitmentOf, fairKey, passingOf, rollOf, seedKey } from './fair';

/* Checks a game file's dice, round by round. */

export type Checked =
  | { readonly kind: 'good'; readonly rounds: number }
  /** The file does not say where its dice come from, so nothing can be checked. */
  | { readonly kind: 'unknown' }
  /** The secret does not fit the commitment that the table showed before the first roll. */
  | { readonly kind: 'secret' }
  | { readonly kind: 'round'; readonly round: number };

interface GameRead {
  readonly notes: ReadonlyMap<string, string>;
  readonly players: readonly string[];
  readonly rounds: readonly {
    readonly number: number;
    readonly roll: string;
    readonly holds: readonly (readonly [string, string])[];
  }[];
}

function readGame(text: string): GameRead {
  const notes = new Map<string, string>();
  const rounds: { number: number; roll: string; holds: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [key = '', ...rest] = line.split(': ');
    const value = rest.join(': ').trim();
    const round = /^round (\d+)$/.exec(key);
    if (round) rounds.push({ number: Number(round[1]), roll: value, holds: [] });
    else if (!rounds.length) notes.set(key, value);
    else if (key.includes('>')) rounds.at(-1)!.holds.push(key.replace(/:$/, '').split('>') as [string, string]);
  }
  return { notes, players: (notes.get('players') ?? '').split(' '), rounds };
}

/** `shown` is the commitment that this page saw itself, before the first roll or when it came to the table. */
export function checkDice(text: string, shown = ''): Checked {
  const game = readGame(text);
  const secret = game.notes.get('secret');
  const seed = game.notes.get('seed');
  if (!secret && !seed) return { kind: 'unknown' };
  if (
    secret &&
    [game.notes.get('commitment'), shown || game.notes.get('commitment')].some((mark) => mark !== commitmentOf(secret))
  )
    return { kind: 'secret' };
  const words = (game.notes.get('words') ?? '').split(' ').map((word) => (word === '-' ? '' : word));
  const key = secret ? fairKey(secret, words) : seedKey(seed!);
  for (const { number, roll, holds } of game.rounds) {
    if (rollOf(key, number) !== roll) return { kind: 'round', round: number };
    if (!holds.length) continue;
    const order = passingOf(key, number, game.players.length);
    const fair = holds.every(([holder, owner]) => game.players[order[game.players.indexOf(holder)]!] === owner);
    if (!fair) return { kind: 'round', round: number };
  }
  return { kind: 'good', rounds: game.rounds.length };
}
