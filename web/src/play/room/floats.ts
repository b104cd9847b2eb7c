/* Where a stamp floats: over the name of whoever stamped, never beyond the window; in the bar if no name is in sight. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STAMP = { width: 84, height: 44 };
const MARGIN = 6;
/** In the bar, between the menu and the title: nothing ever covers the sheet. */
const IN_BAR = { left: 50, top: 2 };

export function placeFor(
  name: Box | null,
  window: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  if (!name) return IN_BAR;
  const middle = name.left + name.width / 2;
  const top = name.top + name.height / 2 - STAMP.height / 2;
  return {
    left: Math.round(Math.max(MARGIN, Math.min(middle - STAMP.width / 2, window.width - STAMP.width - MARGIN))),
    top: Math.round(Math.max(MARGIN, Math.min(top, window.height - STAMP.height - MARGIN))),
  };
}
