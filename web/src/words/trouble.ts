import { RefusedError } from '../wire/refused';
import { loadWords, say, sayRefusal } from './words.svelte';

/** Why something was not done, in words: the host's reason, or that there is no connection. */
export function inWords(error: unknown): string {
  return error instanceof RefusedError ? sayRefusal(error.reason) : say('start-unreachable');
}

/** The same on the start page, which may not have the words of refusals yet. */
export async function fetchedInWords(error: unknown): Promise<string> {
  await loadWords('table').catch(() => undefined);
  return inWords(error);
}

export function isRefused(error: unknown, code: string): error is RefusedError {
  return error instanceof RefusedError && error.reason.code === code;
}
