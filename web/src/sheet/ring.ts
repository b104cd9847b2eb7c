import type { Geometry, Point } from './geometry';
import type { Outline } from './outline';

/** How far from the corner the neck between two cells that only touch begins. */
export const NECK = 11;

/**
 * The corner points of an outline moved inwards by `inset` (outwards if negative).
 * Where two cells only touch, a neck joins them if one is asked for; the printed outline has none.
 */
export function ring(outline: Outline, geometry: Geometry, inset = 0, neck = 0): Point[] {
  return outline.flatMap(({ at, arrive, leave, pinched }) => {
    const { x, y } = geometry.corner(at);
    // The inside of an outline is to the right of the direction of the walk.
    const before = { x: -arrive.y * inset, y: arrive.x * inset };
    const after = { x: -leave.y * inset, y: leave.x * inset };
    const turnsLeft = leave.x === arrive.y && leave.y === -arrive.x;
    if (neck && pinched && turnsLeft) {
      return [
        { x: x + before.x - arrive.x * neck, y: y + before.y - arrive.y * neck },
        { x: x + after.x + leave.x * neck, y: y + after.y + leave.y * neck },
      ];
    }
    return [{ x: x + before.x + after.x, y: y + before.y + after.y }];
  });
}
