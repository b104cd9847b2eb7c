import { MediaQuery } from 'svelte/reactivity';

/** An open notebook: from 1100 px, and small on a phone that lies on its side. */
export const spread = new MediaQuery(
  '(min-width: 1100px), ((orientation: landscape) and (min-width: 600px) and (max-height: 560px))',
);

/** A notebook so low that its right page has room for the turn alone. */
export const low = new MediaQuery('(max-height: 560px)');
