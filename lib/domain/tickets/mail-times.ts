/** How long messages that follow a mail are collected for the next one. */
const GATHER_MS = 120_000

/** When consecutive messages of one side are mailed, in milliseconds: the first at once, those of the following two minutes
 *  together at their end. Messages with the same time share one mail. */
export function mailTimes(sent: readonly number[]): number[] {
  const times: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const at of sent) {
    // A message that waited for a lock may have an earlier time than the one before it.
    latest = Math.max(latest, at)
    const last = times.at(-1) ?? Number.NEGATIVE_INFINITY
    times.push(latest < last ? last : Math.max(latest, last + GATHER_MS))
  }
  return times
}
