/** The process that runs a verb, one of several behind one database. */
export type Instance = {
  /** Whether a shutdown was requested: what can wait is not started. */
  isStopping(): boolean
  /** Makes the instance wait for this work before it exits, even after the response was sent. */
  finish<T>(work: Promise<T>): Promise<T>
  /** Logs a failure that no caller sees. `about`: ids, never personal texts. */
  warn(error: unknown, message: string, about: Record<string, number>): void
}
