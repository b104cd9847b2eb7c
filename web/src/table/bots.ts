import type { AddBot } from '../wire/types';

export type BotLevel = AddBot['level'];

/** From the one that overlooks most to the one that thinks longest. */
export const BOT_LEVELS: readonly BotLevel[] = ['tourist', 'pathfinder', 'voyager', 'explorer'];

/** Who stands in for somebody who is away, unless the keeper chooses another. */
export const USUAL_STAND_IN: BotLevel = 'voyager';

/** Whom one meets who sets off against bots: somebody to beat, somebody to learn from. */
export const COMPANY: readonly BotLevel[] = ['pathfinder', 'voyager', 'explorer'];

/** Where a level would stand: a bot that somebody's own client plays, under a name of its own. */
export const OWN_BOT = 'own';

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}
