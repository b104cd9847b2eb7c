/* A finger drawn across: to the next sheet, or to the one before. */

const FAR = 48;
/** More upright than this and it is scrolling. */
const SLANT = 0.6;
/** Slower than this is no swipe (ms). */
const QUICK = 700;

/** Which way a finger went: 1 to the next (from right to left), -1 to the one before, 0 for neither. */
export function wayOf(across: number, down: number, lasted: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(down) > Math.abs(across) * SLANT || lasted > QUICK) return 0;
  return across < 0 ? 1 : -1;
}

/** Calls for every swipe of one finger over the node. */
export function swipe(node: HTMLElement, turnTo: (by: -1 | 1) => void): { update: typeof update; destroy: () => void } {
  let act = turnTo;
  let begun: { id: number; x: number; y: number; at: number } | null = null;
  const update = (other: (by: -1 | 1) => void) => void (act = other);

  function down({ pointerType, pointerId: id, isPrimary, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
    begun = isPrimary && pointerType !== 'mouse' ? { id, x, y, at } : null;
  }

  function up({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    if (begun?.id !== pointerId) return;
    const way = wayOf(clientX - begun.x, clientY - begun.y, timeStamp - begun.at);
    begun = null;
    if (way) act(way);
  }

  // A second finger enlarges or moves the drawing.
  function cancel() {
    begun = null;
  }

  node.style.touchAction = 'pan-y pinch-zoom';
  node.addEventListener('pointerdown', down, true);
  node.addEventListener('pointerup', up, true);
  node.addEventListener('pointercancel', cancel, true);
  return {
    update,
    destroy: () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('pointerup', up, true);
      node.removeEventListener('pointercancel', cancel, true);
    },
  };
}
