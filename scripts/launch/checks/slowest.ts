import { seconds } from '../progress'

export interface Timing {
  /** The file and the test's titles. */
  name: string
  milliseconds: number
}

const COUNT = 20

/** The section with the slowest tests; empty when no test was timed. */
export function formatSlowest(timings: Timing[]): string {
  if (timings.length === 0) return ''
  const longest = timings.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, COUNT)
  const lines = longest.map(
    ({ name, milliseconds }) => `  ${seconds(milliseconds).padStart(8)}  ${name.slice(0, 160)}`,
  )
  return `\nThe slowest ${longest.length} tests\n${lines.join('\n')}\n`
}
