import { listed } from '../../play/listed';
import { nameAtTable } from '../../table/named';
import { seatOf, type TableModel } from '../../table/model';
import { say } from '../../words/words.svelte';

/* People as the room sees them. */

/** In place of a name that the keeper has not agreed to. */
const NO_NAME = '…';

/** A name for the big screen: initials where the keeper hides names from the room. */
export function calledOn(model: TableModel, number: number): string {
  const seat = seatOf(model, number);
  if (!seat) return '';
  return (model.settings.names_hidden ? seat.initials : nameAtTable(seat, model.seats)) || NO_NAME;
}

export function initialsOn(model: TableModel, number: number): string {
  return seatOf(model, number)?.initials || NO_NAME;
}

/** Somebody's turn of this round: in ink, in pencil, or nobody is there to write it. */
export type State = 'ink' | 'pen' | 'off';

export function stateOn(model: TableModel, number: number): State {
  if (model.ready.has(number)) return 'ink';
  const { away, gone } = model.presence;
  return !seatOf(model, number)?.standIn && (away.includes(number) || gone.includes(number)) ? 'off' : 'pen';
}

export const STATE_ICONS = { ink: 'i-check', pen: 'i-pencil', off: 'i-offline' } as const;
export const STATE_WORDS = { ink: 'screen-is-done', pen: 'screen-is-thinking', off: 'screen-is-away' } as const;

export function isBot(model: TableModel, number: number): boolean {
  return !!botLevel(model, number);
}

/** The level of whatever plays a seat instead of a person. */
export function botLevel(model: TableModel, number: number): string {
  const seat = seatOf(model, number);
  return seat?.bot || seat?.standIn || '';
}

/** The first few names, and how many more there are. */
export function someNames(model: TableModel, seats: readonly number[], most: number): string {
  const names = seats.slice(0, most).map((seat) => calledOn(model, seat));
  const more = seats.length - names.length;
  return more ? say('screen-some-names', { names: names.join(', '), count: more }) : listed(names);
}
