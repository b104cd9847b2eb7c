/** Durations in milliseconds for what CSS alone cannot time. They are those of the tokens in `look/tokens.css`. */
export const MARK = 220;
export const COUNT = 450;
export const FADE_STEP = 20;
export const FADE_IN_ALL = 200;
export const RUN_AT_MOST = 1600;

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fades out what leaves the paper: pencil that is inked or rubbed out, a circle that has been seen. */
export function fadeAway(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: calm() ? 0 : MARK, css: (t) => `opacity: ${t}` };
}

/** The delay in milliseconds after which item `index` of `count` appears, so that they come in reading order. */
export function delayOf(index: number, count: number): number {
  return Math.round(index * Math.min(FADE_STEP, FADE_IN_ALL / count));
}

export function runDuration(spaces: number): number {
  return Math.min(spaces * COUNT, RUN_AT_MOST);
}
