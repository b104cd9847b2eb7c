import { spread } from './window.svelte';

/**
 * What lies over the rows below the sheet may reach up to the sheet and not over it. In the notebook the sheet is on the
 * other page, and what is said in the styles holds.
 */
export function belowSheet(node: HTMLElement): { destroy: () => void } {
  function fit() {
    const sheet = spread.current ? null : node.closest('[data-screen]')?.querySelector('[data-part="sheet"]');
    node.style.maxHeight = sheet
      ? `${Math.floor(node.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom)}px`
      : '';
  }

  fit();
  addEventListener('resize', fit);
  return { destroy: () => removeEventListener('resize', fit) };
}
