/** A commit whose outcome is unknown, because its answer never came. Not a DomainError, which would mean that nothing was
 *  written and let the caller clean up. */
export class UnknownCommit extends Error {
  constructor(cause: unknown) {
    super('The answer to a commit never came', { cause })
    this.name = 'UnknownCommit'
  }
}

/** Checked by name, since this module may be loaded more than once. */
export const isUnknownCommit = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UnknownCommit'
