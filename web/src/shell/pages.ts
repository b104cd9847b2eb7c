import type { Component } from 'svelte';
import Start from '../pages/Start.svelte';
import type { PageName } from '../app/routes';

/** Pages that are there from the beginning: the start page is part of the shell. */
export const AT_ONCE: Partial<Record<PageName, Component>> = { start: Start };

/** Each other page is fetched when somebody goes there. */
export const PAGES: Record<PageName, () => Promise<{ default: Component }>> = {
  start: async () => ({ default: Start }),
  join: () => import('../pages/Join.svelte'),
  table: () => import('../pages/Table.svelte'),
  screen: () => import('../pages/BigScreen.svelte'),
  game: () => import('../pages/Replay.svelte'),
  analysis: () => import('../pages/Analysis.svelte'),
  games: () => import('../pages/MyGames.svelte'),
  help: () => import('../help/Help.svelte'),
  lesson: () => import('../help/Lesson.svelte'),
  nothing: () => import('../pages/NotFound.svelte'),
};
