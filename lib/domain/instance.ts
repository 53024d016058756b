/** The process that runs a verb, one of several behind one database. */
export type Instance = {
  /** Whether it was told to stop: what can wait is not begun. */
  isStopping(): boolean
  /** Has the instance wait for this work before it ends, also after the request was answered. */
  finish<T>(work: Promise<T>): Promise<T>
  /** Logs a failure that no caller sees. `about`: ids, never texts of people. */
  warn(error: unknown, message: string, about: Record<string, number>): void
}
