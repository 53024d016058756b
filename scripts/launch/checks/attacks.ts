import type { Failure } from './failures'
import type { Timing } from './slowest'

/** The title of a test or group that simulates an attack; the rest says what was tried and what held. */
const TITLE = /under attack: (.*)$/

/** The section that lists every simulated attack; empty when there was none. */
export function formatAttacks(timings: Timing[], failures: Failure[]): string {
  const failed = new Set(failures.map(({ name }) => name))
  const lines = timings.flatMap(({ name }) => {
    const title = TITLE.exec(name)?.[1]
    return title ? [`  ${failed.has(name) ? '✗' : '✓'} ${title}`] : []
  })
  return lines.length === 0 ? '' : `\nAttacks that were tried\n${lines.join('\n')}\n`
}
