import { calm } from '../../sheet/motion';

const LENGTH = 900;

/** Written from left to right, as by a pen. */
export function inkIn(_: Element): { duration: number; css: (t: number) => string } {
  return { duration: calm() ? 0 : LENGTH, css: (t) => `clip-path: inset(-10% ${(1 - t) * 100}% -10% 0)` };
}
