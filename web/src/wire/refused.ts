import type { Reason } from './types';

/** The host refused a request, and says why. */
export class RefusedError extends Error {
  /** `repeated`: the request was sent once before, on a connection that broke, and may have been done then. */
  constructor(
    readonly reason: Reason,
    readonly repeated = false,
  ) {
    super(reason.code);
    this.name = 'RefusedError';
  }
}

/** There was no answer: no connection, or something else than our server answers. */
export class UnreachableError extends Error {
  constructor() {
    super('unreachable');
    this.name = 'UnreachableError';
  }
}
