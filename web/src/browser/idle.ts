const LATER = 500;

/** Does something that can wait: not before the page was drawn and could be used, and then when the browser is idle. */
export function whenIdle(task: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
    else task();
  }, LATER);
}
