/** Whether a commit was carried out is not known, because its answer never came. Not a DomainError: that says that nothing was
 *  written, and lets its catcher clean up. */
export class UnknownCommit extends Error {
  constructor(cause: unknown) {
    super('The answer to a commit never came', { cause })
    this.name = 'UnknownCommit'
  }
}

/** By its name, since this module may be loaded more than once. */
export const isUnknownCommit = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UnknownCommit'
