import { ADVENTURES } from '../adventures';
import type { Sheet, Space } from '../sheet/layout';
import { told, type Told } from './told';

/* What a screen reader says of a space. The parts are joined by commas: “d3, empty, legal for 10”. */

export interface NamedWith {
  readonly sheet: Sheet;
  readonly pencil: ReadonlySet<string>;
  readonly legal: ReadonlySet<string>;
  readonly crossable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly inHand: number | string | null;
  readonly offers?: ReadonlyMap<string, string>;
}

export function partsOf(space: Space, { sheet, pencil, legal, crossable, chosen, inHand, offers }: NamedWith): Told[] {
  const parts: Told[] = [];
  if (space.door) parts.push(told('turn-name-door'));
  parts.push(markOf(space, sheet, pencil.has(space.name)));
  const discovery = sheet.discoveries.find(({ spaces }) => spaces.includes(space.name));
  if (discovery) parts.push(told('turn-name-in', { kind: discovery.kind }));
  if (crossable.has(space.name)) parts.push(told('turn-name-crossable'));
  const offered = offers?.get(space.name);
  if (offered) parts.push(told('turn-name-reveals', { kind: offered }));
  if (chosen.has(space.name)) parts.push(told('turn-name-chosen'));
  if (legal.has(space.name))
    parts.push(typeof inHand === 'number' ? told('turn-name-legal-for', { number: inHand }) : told('turn-name-legal'));
  return parts;
}

function markOf({ mark }: Space, sheet: Sheet, pencil: boolean): Told {
  const { hazard } = ADVENTURES[sheet.adventure];
  if (mark === null) return told('turn-name-empty');
  if (typeof mark === 'number') return told(pencil ? 'turn-name-pencil' : 'turn-name-number', { number: mark });
  if (mark === 'hazard') return told(pencil ? 'turn-name-hazard-pencil' : 'turn-name-hazard', { hazard });
  if (mark === 'crossed') return told(pencil ? 'turn-name-crossed-pencil' : 'turn-name-crossed', { hazard });
  return told(pencil ? 'turn-name-structure-pencil' : 'turn-name-structure', { structure: mark });
}
