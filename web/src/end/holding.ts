import type { TableModel } from '../table/model';

/* Phones keep the result to themselves until the screen in the room has shown it, so that nobody looks down. */

/** A screen that broke keeps nobody waiting for longer, in milliseconds. */
export const HELD_AT_MOST = 30_000;

/** How long the result is still held back, in milliseconds, if no screen says before that it is out. `now` is the host's. */
export function heldFor(model: TableModel, now: number): number {
  if (!model.result || !model.closed || model.order.length < 2) return 0;
  if (model.unveiled || !model.presence.screens) return 0;
  return Math.min(HELD_AT_MOST, Math.max(0, model.closed.at + HELD_AT_MOST - now));
}
