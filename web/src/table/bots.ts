import { BOT_LEVELS } from '../wire/types';

export { BOT_LEVELS };

export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level that stands in for somebody who is away, unless the keeper chooses another. */
export const USUAL_STAND_IN: BotLevel = 'voyager';

/** The bots of a game that is begun on the start page: from one that is easily beaten to one to learn from. */
export const COMPANY: readonly BotLevel[] = ['pathfinder', 'voyager', 'explorer'];

/** Stands in place of a level for a bot that somebody's own program plays, under a name of its own. */
export const OWN_BOT = 'own';

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}
