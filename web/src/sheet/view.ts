import type { Point } from './geometry';

/** The part of a large drawing that is in sight, as shares of the whole: 0 is its left or top edge, 1 the other. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: View = { left: 0, top: 0, right: 1, bottom: 1 };

/** The sizes of something that scrolls, as an element has them. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** Pixels that may be hidden without a map: sizes are rounded. */
const SLACK = 3;

export function viewOf(room: Scrolled): View {
  const part = (from: number, shown: number, all: number) =>
    all - shown <= SLACK ? [0, 1] : [Math.max(0, from / all), Math.min(1, (from + shown) / all)];
  const [left, right] = part(room.scrollLeft, room.clientWidth, room.scrollWidth) as [number, number];
  const [top, bottom] = part(room.scrollTop, room.clientHeight, room.scrollHeight) as [number, number];
  return { left, top, right, bottom };
}

export function isWhole({ left, top, right, bottom }: View): boolean {
  return right - left === 1 && bottom - top === 1;
}

/** The corner for the map: where the sheet goes on beyond it, so that what the map hides can be scrolled out. */
export function mapCorner({ right, bottom }: View): { right: boolean; bottom: boolean } {
  return { right: right < 0.999, bottom: bottom < 0.999 };
}

/** How a room must be scrolled so that a point of the whole, in shares, is in its middle. */
export function scrollTo(point: Point, room: Scrolled): { left: number; top: number } {
  return {
    left: point.x * room.scrollWidth - room.clientWidth / 2,
    top: point.y * room.scrollHeight - room.clientHeight / 2,
  };
}
