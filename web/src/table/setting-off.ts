import { wire } from '../app/connection.svelte';
import { go } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import { COMPANY } from './bots';
import type { TableSession } from './session.svelte';
import type { AdventureName } from '../adventures/names';
import { RefusedError } from '../wire/refused';
import type { TableFound } from '../wire/types';
import { say } from '../words/words.svelte';
import { initialsFrom } from './initials';
import type { TableModel } from './model';
import { COMPANY_SETTINGS, HOST_SETTINGS } from './settings';

/** The player's name from the settings, or a word for “you”: nobody has to type a name to play alone. */
function myself(): { name: string; initials: string } {
  const name = settings.name || say('start-me');
  return { name, initials: settings.initials || initialsFrom(name) };
}

export interface PlayedFrom {
  readonly player: string;
  readonly round: number;
  readonly newDice: boolean;
}

/** `prepare` is what happens at the table once somebody sits there. */
async function sitDown(
  found: TableFound,
  prepare: (session: TableSession) => Promise<boolean> = async () => true,
): Promise<void> {
  const { name, initials } = myself();
  // Fetched when somebody sets off: the start page is there sooner without it.
  const { openSession } = await import('./session.svelte');
  const session = openSession(found.table);
  try {
    await session.sit(name, initials);
    if (!(await prepare(session)) && session.refusal) throw new RefusedError(session.refusal);
  } finally {
    session.close();
  }
}

/** Alone on a sheet, right away; on the sheet of another game, with new dice, it stays as strict as that one was. */
export async function setOffAlone(
  sheet: string,
  like: Pick<TableModel, 'layout' | 'settings'> = { layout: '', settings: HOST_SETTINGS },
): Promise<void> {
  const { layout } = like;
  const { pencil_strict } = like.settings;
  const found = await wire.ask('open', { sheet, layout, settings: { ...HOST_SETTINGS, pencil_strict } });
  await sitDown(found, (session) => session.start());
  go(`/table/${found.code}`);
}

/** Against three bots, right away. Whoever wants other bots adds them in the lobby of a table. */
export async function setOffWithBots(sheet: string): Promise<void> {
  const found = await wire.ask('open', { sheet });
  await sitDown(found, async (session) => {
    for (const level of COMPANY) if (!(await session.addBot(level))) return false;
    return session.start();
  });
  go(`/table/${found.code}`);
}

/** On today's expedition, which has the same dice for everybody; or, for practice, on that of a day before. */
export async function setOffToday(adventure: AdventureName, day = ''): Promise<void> {
  const found = await wire.ask('expedition', day ? { adventure, day } : { adventure });
  await sitDown(found, (session) => session.start());
  go(`/table/${found.code}`);
}

/** From a round of another game on, which is a finished one of the host's or the text of one. */
export async function playOn(asked: { game: string } | { text: string }, from: PlayedFrom): Promise<void> {
  const { player, round, newDice } = from;
  const found = await wire.ask('play-on', { ...asked, player, round, new_dice: newDice, name: myself().name });
  go(`/table/${found.code}`);
}

/** A table for several. Whoever has a name in the settings takes a seat at once. */
export async function openTable(sheet: string): Promise<void> {
  const found = await wire.ask('open', { sheet, settings: COMPANY_SETTINGS });
  if (settings.name) await sitDown(found);
  go(`/table/${found.code}`);
}
