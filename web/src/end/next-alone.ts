import { ADVENTURE_NAMES, type AdventureName } from '../adventures/names';
import { sideOf } from '../table/named';
import { expeditionDone, expeditionUnderWay } from '../table/owned';
import type { Offers, Possessions } from '../wire/types';

/* Where somebody who has just finished a game alone may set off to, besides the same sheet once more. */

interface Sheet {
  readonly sheet: string;
  readonly adventure: AdventureName;
  readonly side: string;
}

export interface NextAlone {
  /** The other side of the same sheet. */
  readonly side: Sheet | null;
  /** The other adventure, on the side that was just played. */
  readonly other: Sheet | null;
  /** The adventure of today's expedition that is still to be gone on: this one before the other. */
  readonly today: AdventureName | null;
}

export function nextAlone(
  { sheet, adventure }: { readonly sheet: string; readonly adventure: AdventureName },
  { sheets, day, today }: Offers,
  mine: Possessions | null,
): NextAlone {
  const all = sheets.map((one) => ({
    sheet: one.sheet,
    adventure: one.adventure as AdventureName,
    side: sideOf(one.sheet),
  }));
  const others = all.filter((one) => one.adventure !== adventure);
  const first = [adventure, ...ADVENTURE_NAMES.filter((name) => name !== adventure)];
  return {
    side: (sideOf(sheet) && all.find((one) => one.adventure === adventure && one.sheet !== sheet)) || null,
    other: others.find(({ side }) => side === sideOf(sheet)) ?? others[0] ?? null,
    today:
      first.find(
        (name) =>
          all.some((one) => one.adventure === name && today.includes(one.sheet)) &&
          mine !== null &&
          !expeditionDone(mine, day, name) &&
          !expeditionUnderWay(mine, day, name),
      ) ?? null,
  };
}
