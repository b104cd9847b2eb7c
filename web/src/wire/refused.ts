import type { Reason } from './types';

/** The host did not do it, and says why. */
export class RefusedError extends Error {
  /** `repeated`: it had been asked before a connection broke, so the first time may have been done. */
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
