import { homeUrl } from '../browser/address';
import type { AtTable } from '../play/at.svelte';
import { say } from '../words/words.svelte';
import { LEVELS } from './levels';

/** A text for friends: how the game went, and nothing about its dice, which would help them to play better. */
export function shareText(at: AtTable, place: { origin: string; hostname: string }): string {
  const result = at.model.result!;
  const index = Math.max(0, at.order.indexOf(at.session.seat ?? -1));
  const stars = result.stars[index] ?? 0;
  const lines = at.model.day
    ? [
        say('end-share-day', { day: at.model.day, adventure: at.page.adventure }),
        `${trail(result.level ?? '')} ${say('end-share-stars', { stars })}`,
        say(at.seat(at.order[index]!).firstTry ? 'end-share-first' : 'end-share-again'),
      ]
    : [
        say('end-share-game', { name: at.sheetName }),
        say('end-share-place', { stars, place: result.places[index] ?? 1, players: at.order.length }),
      ];
  // An address that only this machine can open is of no use to a friend.
  if (!/^(localhost|127\.|\[::1\])/.test(place.hostname)) lines.push(homeUrl(place));
  return lines.join('\n');
}

function trail(level: string): string {
  const reached = LEVELS.findIndex((name) => name === level) + 1;
  return '★'.repeat(reached) + '☆'.repeat(LEVELS.length - reached);
}
