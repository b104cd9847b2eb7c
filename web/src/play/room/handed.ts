import { calm } from '../../sheet/motion';

/** How long a sheet takes from hand to hand (ms): look.md, “page”. */
const HANDED = 320;

/**
 * A sheet changes hands: it comes from the left or goes off there (-1), or to the right (1), a little askew. Where motion
 * is not wanted it fades.
 */
export function handed(_node: Element, way: -1 | 1): { duration: number; css: (t: number) => string } {
  if (calm()) return { duration: HANDED, css: (t) => `opacity: ${t}` };
  return {
    duration: HANDED,
    css: (t) =>
      `transform: translateX(${way * (1 - t) * 40}px) rotate(${way * (1 - t) * 1.5}deg); opacity: ${Math.min(1, t * 2)}`,
  };
}
