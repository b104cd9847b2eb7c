import { homeUrl } from '../browser/address';
import type { GamePlayed } from '../wire/types';
import { say } from '../words/words.svelte';
import { onlyThisMachine } from './features';
import { dayInWords } from '../table/named';

const STAR = '★';
const OPEN = '☆';
const LEVELS = ['tourist', 'pathfinder', 'voyager', 'explorer'];

/** How far along the trail of levels somebody came: ★★★☆. It gives nothing of the dice away. */
export function trail(level: string): string {
  const reached = LEVELS.indexOf(level) + 1;
  return STAR.repeat(reached) + OPEN.repeat(LEVELS.length - reached);
}

/** What one sends to friends after today's expedition: how it went, and nothing by which they would play better. */
export function expeditionText(game: GamePlayed, place: { origin: string; hostname: string }): string {
  const lines = [
    say('start-share-title', { day: dayInWords(game.day ?? ''), adventure: game.adventure }),
    `${trail(game.level ?? '')} ${say('start-share-stars', { stars: game.stars, level: game.level ?? '' })}`,
  ];
  // An address that only this machine can open is of no use to a friend.
  if (!onlyThisMachine(place.hostname)) lines.push(homeUrl(place));
  return lines.join('\n');
}
