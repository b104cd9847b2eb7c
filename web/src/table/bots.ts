import { BOT_LEVELS } from '../wire/types';

export { BOT_LEVELS };

export type BotLevel = (typeof BOT_LEVELS)[number];

/** The bot that stands in for somebody who is away, unless the keeper chooses another. */
export const USUAL_STAND_IN: BotLevel = 'voyager';

/** The bots that somebody plays against who sets off alone with bots: one to beat, others to learn from. */
export const COMPANY: readonly BotLevel[] = ['pathfinder', 'voyager', 'explorer'];

/** Stands where others have their level: a bot that somebody's own program plays, under a name of its own. */
export const OWN_BOT = 'own';

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}
