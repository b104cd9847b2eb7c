/* Where a stamp floats: over the name of whoever stamped, never beyond the window. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STAMP = { width: 84, height: 44 };
const MARGIN = 6;
const BELOW_BAR = 60;

export function placeFor(
  name: Box | null,
  window: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const middle = name ? name.left + name.width / 2 : window.width / 2;
  const top = name ? name.top + name.height / 2 - STAMP.height / 2 : BELOW_BAR;
  return {
    left: Math.round(Math.max(MARGIN, Math.min(middle - STAMP.width / 2, window.width - STAMP.width - MARGIN))),
    top: Math.round(Math.max(MARGIN, Math.min(top, window.height - STAMP.height - MARGIN))),
  };
}
