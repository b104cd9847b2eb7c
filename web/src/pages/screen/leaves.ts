import type { Story } from '../../wire/types';

/* After the ceremony the screen turns its leaves: the winner's sheet with the ranking beside it, what the ranking has besides, and
 * how the game went; and the evening, if it was not the first game of it. */

export type Leaf =
  /** The winner's sheet, and beside it a page of the ranking. */
  | { readonly kind: 'winner'; readonly page: number }
  /** A page of the ranking that fills the screen. */
  | { readonly kind: 'ranking'; readonly page: number }
  | { readonly kind: 'chart' | 'titles' | 'teams' | 'evening' };

/** With more pages than this beside the winner's sheet, everybody would wait too long for their own line. */
const MOST_BESIDE = 3;

/** `beside`: how many pages the ranking has beside a sheet; `whole`: how many if each fills the screen; `games` of the evening. */
export function leavesOf(beside: number, whole: number, story: Story | null | undefined, games = 1): Leaf[] {
  const few = beside <= MOST_BESIDE;
  return [
    ...pages('winner', few ? beside : 1),
    ...pages('ranking', few ? 0 : whole),
    ...(story?.teams?.length ? [{ kind: 'teams' } as const] : []),
    ...((story?.stars.length ?? 0) > 1 ? [{ kind: 'chart' } as const] : []),
    ...(story?.titles?.length ? [{ kind: 'titles' } as const] : []),
    ...(games > 1 ? [{ kind: 'evening' } as const] : []),
  ];
}

function pages(kind: 'winner' | 'ranking', count: number): Leaf[] {
  return Array.from({ length: count }, (_, page) => ({ kind, page }));
}
