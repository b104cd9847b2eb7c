import { isAdventure } from '../adventures/names';
import { isBotLevel, OWN_BOT } from './bots';
import type { TableModel } from './model';
import { language, say } from '../words/words.svelte';

interface Named {
  readonly sheet: string;
  readonly name: string;
}

/** The sheets that come with the game have a name in every language, any other has the name in its file. */
export function sheetName({ sheet, name }: Named): string {
  return say('start-sheet-name', { sheet, name });
}

/** The side of a sheet that comes with the game, which is called after its adventure: `NAME-a`. A sheet of somebody's
 * own has none. */
export function sideOf(sheet: string): string {
  const [, adventure = '', side = ''] = /^(.+)-([ab])$/.exec(sheet) ?? [];
  return isAdventure(adventure) ? side.toUpperCase() : '';
}

/** The adventure and the side, as “The Moon, side A”, or the name of a sheet that does not come with the game. */
export function sheetInWords(sheet: Named & { readonly adventure: string }): string {
  const side = sideOf(sheet.sheet);
  return side ? say('start-adventure-side', { adventure: sheet.adventure, side }) : sheetName(sheet);
}

/** A day of the year: 15 Nov. */
export function dayInWords(day: string | number): string {
  const date = new Date(day);
  // A day as text is the same day everywhere; a moment is shown in the time zone of the device.
  const [number, month] =
    typeof day === 'string' ? [date.getUTCDate(), date.getUTCMonth()] : [date.getDate(), date.getMonth()];
  return `${number} ${language.spoken?.months[month]}`;
}

interface Seated {
  readonly name: string;
  readonly initials: string;
  readonly bot: string;
}

/** A person's own name. A bot is called by its level, or by the name it came with; where several have the same, by
 * its initials too. */
export function nameAtTable(who: Seated, all: readonly Seated[]): string {
  if (!who.bot) return who.name;
  const name = botName(who);
  const isAmong = all.some((other) => other.bot && other.initials !== who.initials && botName(other) === name);
  return isAmong ? `${name} ${who.initials}` : name;
}

function botName({ bot, name }: Seated): string {
  return bot === OWN_BOT ? name : say('lobby-bot-name', { level: bot });
}

/** A name from a list that has names alone, where a bot's name is its level. */
export function nameOfPlayer(name: string): string {
  return isBotLevel(name) ? say('lobby-bot-name', { level: name }) : name;
}

export function nameOfSeat({ seats }: TableModel, number: number): string {
  const seat = seats.find((other) => other.seat === number);
  return seat ? nameAtTable(seat, seats) : '';
}
