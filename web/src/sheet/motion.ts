/** The tokens' durations, for what CSS cannot time alone (ms). */
export const MARK = 220;
export const COUNT = 450;
export const FADE_STEP = 20;
export const FADE_IN_ALL = 200;
export const RUN_AT_MOST = 1600;

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Leaving the paper: pencil that turns to ink or is rubbed out, a circle that has been seen. */
export function fadeAway(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: calm() ? 0 : MARK, css: (t) => `opacity: ${t}` };
}

/** How long after the first the one at `index` of `count` appears, in reading order. */
export function delayOf(index: number, count: number): number {
  return Math.round(index * Math.min(FADE_STEP, FADE_IN_ALL / count));
}

export function runDuration(spaces: number): number {
  return Math.min(spaces * COUNT, RUN_AT_MOST);
}
