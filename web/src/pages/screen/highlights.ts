import { signed } from '../../sheet/score';
import type { TableModel } from '../../table/model';
import type { Highlight } from '../../wire/types';
import { hasWords, say } from '../../words/words.svelte';
import { someNames } from './seats';

const MOST_NAMES = 3;

/** What a round brought that is worth telling, a sentence each. What a newer host tells besides is left out. */
export function highlightsInWords(model: TableModel, highlights: readonly Highlight[], most: number): string[] {
  const isAll = (seats: readonly number[]) => seats.length > 1 && seats.length === model.order.length;
  return highlights
    .filter(({ what }) => hasWords(`screen-told-${what}`))
    .slice(0, most)
    .map(({ what, seats, stars = 0, rule = '', passed = [] }) =>
      say(`screen-told-${what}`, {
        names: isAll(seats) ? say('screen-everybody') : someNames(model, seats, MOST_NAMES),
        stars: signed(stars),
        rule,
        passed: someNames(model, passed, MOST_NAMES),
      }),
    );
}
