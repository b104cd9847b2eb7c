import type { Target } from './lessons/script';

/* Where on the game's screen a hint points. The screen need not know that it is taught on. */

/** The element that a hint means; null if it is not there, or need not be pointed at any more. */
export function findTarget(screen: HTMLElement, target: Target): HTMLElement | null {
  const found = lookFor(screen, target);
  // What has been pressed is not pointed at any more, but the next thing is.
  if (!found || found.getAttribute('aria-pressed') === 'true') return null;
  return found.checkVisibility?.() === false ? null : found;
}

function lookFor(screen: HTMLElement, target: Target): HTMLElement | null {
  if ('space' in target) return screen.querySelector(`[data-space="${target.space}"]`);
  if ('die' in target) return screen.querySelector(`button[data-die="${target.die}"]:not([data-state="spent"])`);
  if ('number' in target) return screen.querySelector(`[data-number="${target.number}"]`);
  if ('structure' in target) return screen.querySelector(`[data-structure="${target.structure}"]`);
  if ('discovery' in target) return screen.querySelector(`[data-find="${target.discovery}"]`);
  if ('near' in target) return screen.querySelector(`[data-near="${target.near}"]:not([aria-disabled="true"])`);
  return screen.querySelector('[data-act="ink"]:not([aria-disabled="true"])');
}
