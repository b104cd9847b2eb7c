import type { Story } from '../../wire/types';

/* After the ceremony the screen turns its leaves: the ranking page by page beside the winner's sheet, then how the game went. */

export type Leaf =
  { readonly kind: 'ranking'; readonly page: number } | { readonly kind: 'chart' | 'titles' | 'teams' };

export function leavesOf(pages: number, story: Story | null | undefined): Leaf[] {
  return [
    ...(story?.teams?.length ? [{ kind: 'teams' } as const] : []),
    ...Array.from({ length: pages }, (_, page) => ({ kind: 'ranking', page }) as const),
    ...((story?.stars.length ?? 0) > 1 ? [{ kind: 'chart' } as const] : []),
    ...(story?.titles?.length ? [{ kind: 'titles' } as const] : []),
  ];
}
