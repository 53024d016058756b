/** For how long the messages that follow a mail wait for the next one. */
const GATHER_MS = 120_000

/** When messages that follow one another on one side are mailed, in milliseconds: the first at once, those of the next two
 *  minutes together when these are over. Messages of one time are in one mail. */
export function mailTimes(sent: readonly number[]): number[] {
  const times: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const at of sent) {
    // A message that waited for its turn may name an earlier moment than the one before it.
    latest = Math.max(latest, at)
    const last = times.at(-1) ?? Number.NEGATIVE_INFINITY
    times.push(latest < last ? last : Math.max(latest, last + GATHER_MS))
  }
  return times
}
