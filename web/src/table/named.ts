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

/** As many names as there are for the bots of each level; further ones are told apart by their initials. */
const BOT_NAMES = 4;

/** A person's own name. A bot has one of its level, or the name it came with; where several have the same, their
 * initials too. */
export function nameAtTable(who: Seated, all: readonly Seated[]): string {
  if (!who.bot) return who.name;
  const name = botName(who);
  const isAmong = all.some((other) => other.bot && other.initials !== who.initials && botName(other) === name);
  return isAmong ? `${name} ${who.initials}` : name;
}

/** The host numbers the initials of bots of the same level: V, V2, V3. */
function botName({ bot, name, initials }: Seated): string {
  if (bot === OWN_BOT) return name;
  return calledAmong(bot, Number(/\d+$/.exec(initials)?.[0] ?? 1));
}

/** That somebody is a bot, and of which level. */
export function botInWords(level: string): string {
  return isBotLevel(level) ? `${say('lobby-bot')}, ${say('lobby-bot-name', { level })}` : say('lobby-bot');
}

function calledAmong(level: string, number: number): string {
  return say('lobby-bot-called', { level, which: ((number - 1) % BOT_NAMES) + 1 });
}

/** The names of a list that has names alone, where a bot's name is its level. */
export function namesOfPlayers(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return isBotLevel(name) ? calledAmong(name, before + 1) : name;
  });
}

export function nameOfSeat({ seats }: TableModel, number: number): string {
  const seat = seats.find((other) => other.seat === number);
  return seat ? nameAtTable(seat, seats) : '';
}
