import type { Structure } from '../sheet/layout';
import type { Target } from './lessons/script';

/* Where on the game's screen a hint points. The screen need not know that it is taught on. */

const STRUCTURES: readonly Structure[] = ['hut', 'statue', 'mine'];

/** The element meant, or nothing if it is not there (yet) or does not need pointing at any more. */
export function findTarget(screen: HTMLElement, target: Target): HTMLElement | null {
  const found = lookFor(screen, target);
  // What has been taken up is not pointed at: the next thing is.
  if (!found || found.getAttribute('aria-pressed') === 'true') return null;
  return found.checkVisibility?.() === false ? null : found;
}

function lookFor(screen: HTMLElement, target: Target): HTMLElement | null {
  if ('space' in target) return screen.querySelector(`[data-space="${target.space}"]`);
  if ('die' in target) return screen.querySelector(`.dice button.die.${target.die.toLowerCase()}:not(.spent)`);
  if ('number' in target)
    return (
      [...screen.querySelectorAll<HTMLElement>('button.num')].find(
        (each) => parseInt(each.textContent, 10) === target.number,
      ) ?? null
    );
  if ('structure' in target)
    return screen.querySelectorAll<HTMLElement>('.pick3 button')[STRUCTURES.indexOf(target.structure)] ?? null;
  if ('discovery' in target) return screen.querySelector(`button.find.d-${target.discovery}`);
  return screen.querySelector('.acts .go:not([aria-disabled="true"])');
}
