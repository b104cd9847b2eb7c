import { RefusedError, UnreachableError } from './refused';
import type { Reason } from './types';

/** What an address gives, or the host's refusal as a `RefusedError`. */
export async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => {
    throw new UnreachableError();
  });
  const body: unknown = await response.json().catch(() => {
    throw new UnreachableError();
  });
  if (response.ok) return body as T;
  if (isReason(body)) throw new RefusedError(body);
  throw new UnreachableError();
}

function isReason(body: unknown): body is Reason {
  return typeof body === 'object' && body !== null && 'code' in body && 'facts' in body;
}
