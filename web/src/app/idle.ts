const SOON = 200;

/** Does something when the browser has nothing else to do; soon, where it does not tell. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, SOON);
}
