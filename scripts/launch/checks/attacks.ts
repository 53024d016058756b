import type { Failure } from './failures'
import type { Timing } from './slowest'

/** How the title of a test or group begins that plays an attack: it goes on with what was tried and what held. */
const TITLE = /under attack: (.*)$/

/** The section with every attack that was played; empty when none was. */
export function formatAttacks(timings: Timing[], failures: Failure[]): string {
  const failed = new Set(failures.map(({ name }) => name))
  const lines = timings.flatMap(({ name }) => {
    const title = TITLE.exec(name)?.[1]
    return title ? [`  ${failed.has(name) ? '✗' : '✓'} ${title}`] : []
  })
  return lines.length === 0 ? '' : `\nAttacks that were tried\n${lines.join('\n')}\n`
}
