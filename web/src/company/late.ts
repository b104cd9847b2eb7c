/* Whoever comes after the start may play on for somebody who cannot, if the keeper agrees. */

import { OWN_BOT } from '../table/bots';
import type { SeatModel, TableModel } from '../table/model';

/** The seats that somebody who came late may ask for: of people who are away first, then of the table's own bots. */
export function seatsOnOffer({ seats, order, presence }: TableModel): SeatModel[] {
  const playing = seats.filter(({ seat }) => order.includes(seat));
  const away = playing.filter(({ seat, bot }) => !bot && presence.away.includes(seat));
  const bots = playing.filter(({ bot }) => bot && bot !== OWN_BOT);
  return [...away, ...bots];
}
