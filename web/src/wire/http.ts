import { address } from '../browser/address';
import { RefusedError, UnreachableError } from './refused';
import type { Reason } from './types';

interface Answer {
  readonly ok: boolean;
  readonly body: unknown;
}

/** The answers to what `ahead.js` asked for while the rest of the page was still loading. */
const ahead = (globalThis as { askedAhead?: Record<string, Promise<Answer>> }).askedAhead ?? {};

/** What an address gives, or the host's refusal as a `RefusedError`. */
export async function getJson<T>(path: string): Promise<T> {
  const asked = ahead[path];
  delete ahead[path]; // whoever asks again wants a new answer
  const { ok, body } = await (asked ?? ask(path)).catch(() => {
    throw new UnreachableError();
  });
  if (ok) return body as T;
  if (isReason(body)) throw new RefusedError(body);
  throw new UnreachableError();
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(address(path), { headers: { accept: 'application/json' } });
  return { ok: response.ok, body: await response.json() };
}

function isReason(body: unknown): body is Reason {
  return typeof body === 'object' && body !== null && 'code' in body && 'facts' in body;
}
