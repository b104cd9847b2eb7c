import { MediaQuery } from 'svelte/reactivity';

/** Wide enough for two pages side by side: from 1100 px, or on a phone that lies on its side. */
export const spread = new MediaQuery(
  '(min-width: 1100px), ((orientation: landscape) and (min-width: 600px) and (max-height: 560px))',
);

/** The window of a small phone: one line of words, and two where they must be. */
export const short = new MediaQuery('(max-height: 719px)');

/** Somebody may have keys here: a device with a finger alone has none. */
export const keyed = new MediaQuery('(any-hover: hover) and (any-pointer: fine)');

/** Two pages, but so low that the right one has room for the turn alone. */
export const low = new MediaQuery('(max-height: 560px)');

/** One page, so low that there is no row of people: see windows.css. */
export const withoutPeople = new MediaQuery('((max-height: 719px) and (max-width: 699px)), (max-height: 560px)');

/** A column without room for three rows to choose from. */
export const cramped = new MediaQuery('(max-height: 799px) and (max-width: 699px)');
