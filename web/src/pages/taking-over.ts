import { announce } from '../app/announce.svelte';
import { wire } from '../app/connection.svelte';
import { go } from '../app/router.svelte';
import { say } from '../words/words.svelte';

/** Takes what a one-time code is for, and goes there: the table of a seat, or everything another device has. `instead`
 * is what to do where that is open anyway. */
export async function takeOver(code: string, instead?: () => void): Promise<void> {
  const table = await wire.ask('redeem', { code });
  announce(say('join-taken'));
  if (instead) instead();
  else go(table ? `/table/${table.code}` : '/games');
}
