import type { Component } from 'svelte';
import Start from '../pages/Start.svelte';
import type { PageName } from '../app/routes';
import { loadWords } from '../words/words.svelte';

type Fetched = Promise<{ default: Component }>;

/** Pages that are there from the beginning: the start page is part of the shell. */
export const AT_ONCE: Partial<Record<PageName, Component>> = { start: Start };

/** Each other page is fetched when somebody goes there, and the words that the start page does without. */
export const PAGES: Record<PageName, () => Fetched> = {
  start: async () => ({ default: Start }),
  join: () => withWords(import('../pages/Join.svelte')),
  table: () => withWords(import('../pages/Table.svelte')),
  screen: () => withWords(import('../pages/BigScreen.svelte')),
  game: () => withWords(import('../pages/Replay.svelte')),
  analysis: () => withWords(import('../pages/Analysis.svelte')),
  exercises: () => withWords(import('../pages/Exercises.svelte')),
  games: () => withWords(import('../pages/MyGames.svelte')),
  help: () => withWords(import('../help/Help.svelte')),
  lesson: () => withWords(import('../help/Lesson.svelte')),
  nothing: () => withWords(import('../pages/NotFound.svelte')),
};

async function withWords(page: Fetched): Fetched {
  const [fetched] = await Promise.all([page, loadWords('table')]);
  return fetched;
}
