import { isAdventure } from '../adventures/names';
import { LOSS, OTHER, SQUARES, STARS_A_SQUARE } from '../adventures/squares';
import { homeUrl } from '../browser/address';
import { onlyThisMachine } from '../browser/features';
import { dayInWords, sheetInWords } from '../table/named';
import type { GamePlayed } from '../wire/types';
import { say } from '../words/words.svelte';
import { LEVELS } from './levels';

/* What one tells friends about a game, wherever it is told from: how it went, and nothing by which they would play better. */

export type Told = Omit<GamePlayed, 'player' | 'game' | 'at'>;

export interface Place {
  readonly origin: string;
  readonly hostname: string;
}

/** Which game it was: the adventure with its side, or the day. */
export function titleOf(game: Told): string {
  if (!game.day) return sheetInWords(game);
  return `${say('start-adventure', { adventure: game.adventure })} · ${dayInWords(game.day)}`;
}

/** The stars, with the level of a game alone or the place among several. */
export function resultOf({ stars, level = '', place, of }: Told): string {
  return of > 1 ? say('share-several', { stars, place, of }) : say('share-alone', { stars, level });
}

/** How far along the trail of levels somebody came: ★★★☆. */
export function trail(level: string): string {
  const reached = LEVELS.findIndex((name) => name === level) + 1;
  return '★'.repeat(reached) + '☆'.repeat(LEVELS.length - reached);
}

/** A square for so many stars, and for every part of them, in the colour of what gave them or cost them. */
export function squares(byRule: Readonly<Record<string, number>>, adventure: string): string {
  const each = isAdventure(adventure) ? STARS_A_SQUARE[adventure] : 1;
  return Object.entries(byRule)
    .map(([rule, stars]) => (stars < 0 ? LOSS : (SQUARES[rule] ?? OTHER)).repeat(Math.ceil(Math.abs(stars) / each)))
    .join('');
}

/** The stars of each rule that gave or cost some, in the order of the count. */
export function byRule(lines: readonly { readonly rule: string; readonly stars: number }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { rule, stars } of lines) sums[rule] = (sums[rule] ?? 0) + stars;
  return Object.fromEntries(Object.entries(sums).filter(([, stars]) => stars));
}

export function shareText(game: Told, place: Place, addresses: readonly string[] = []): string {
  const alone = game.of === 1;
  const lines = [
    `${say('core-name')} · ${titleOf(game)}`,
    alone ? `${resultOf(game)} ${trail(game.level ?? '')}` : resultOf(game),
    squares(game.by_rule ?? {}, game.adventure),
    game.day ? say(game.first_try ? 'share-first' : 'share-again') : '',
    linkOf(place, addresses),
  ];
  return lines.filter(Boolean).join('\n');
}

/** An address that only this machine can open is of no use to a friend: one at which others reach the host is, if there is
 * any. */
function linkOf(place: Place, addresses: readonly string[]): string {
  return onlyThisMachine(place.hostname) ? (addresses[0] ?? '') : homeUrl(place);
}

/** The name of the file that a picture is kept in. */
export function pictureName({ adventure, sheet, stars, day }: Told): string {
  return `penny-papers-${day || sheet || adventure}-${stars}.png`.replace(/[^\w.-]+/g, '-');
}
