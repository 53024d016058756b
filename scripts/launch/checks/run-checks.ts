import { seconds } from '../progress'
import { formatAttacks } from './attacks'
import { type Failure, formatFailures } from './failures'
import { formatSlowest, type Timing } from './slowest'

export interface Outcome {
  passed: number
  failed: number
  /** Repeated in short at the end, as the runner has printed them in full already. */
  failures: Failure[]
  /** The duration of each test, when the runner reports it. */
  timings: Timing[]
  /** The reason for not running it at all, if that is not a failure. */
  notRun?: string
  /** What ran, for docs/trust.md; long rounds by default. */
  ran?: string
}

/** The result of one check. */
export type CheckResult = Pick<Outcome, 'passed' | 'failed' | 'notRun' | 'ran'> & {
  name: string
  seconds: number
}

type Total = Omit<Outcome, 'notRun' | 'ran'> & {
  /** The names of the checks that were not run. */
  notRun: string[]
  results: CheckResult[]
}

/** Writes lines of a check's output. */
export type Print = (text: string) => void

export interface Check {
  name: string
  /** Throws when it fails or cannot run; undefined counts as one passed test. */
  run: (print: Print) => Promise<Outcome | undefined>
}

/** Runs the lanes in parallel and the checks of each in order, continues after failures, and adds up the results. */
export async function runChecks(lanes: Check[][]): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, failures: [], timings: [], notRun: [], results: [] }
  const summary: string[] = []
  const width = Math.max(...lanes.flat().map(({ name }) => name.length))
  const runLane = async (lane: Check[]) => {
    for (const check of lane) {
      const print: Print = (text) => {
        for (const line of text.split('\n')) console.log(`${check.name.padEnd(width)} │ ${line}`)
      }
      print('→')
      const started = Date.now()
      const outcome = await outcomeOf(check, print)
      total.passed += outcome.passed
      total.failed += outcome.failed
      if (outcome.notRun) total.notRun.push(check.name)
      const { failures, timings, ...counted } = outcome
      total.failures.push(...failures)
      total.timings.push(...timings)
      total.results.push({ name: check.name, seconds: (Date.now() - started) / 1000, ...counted })
      const counts = outcome.notRun
        ? `not run: ${outcome.notRun}`
        : `${outcome.passed} passed, ${outcome.failed} failed`
      const result = `(${seconds(Date.now() - started)}): ${counts}`
      const mark = outcome.notRun ? '–' : outcome.failed > 0 ? '✗' : '✓'
      print(`${mark} ${result}`)
      summary.push(`${mark} ${check.name} ${result}`)
    }
  }
  await Promise.all(lanes.map(runLane))
  const sections = [
    formatSlowest(total.timings),
    formatAttacks(total.timings, total.failures),
    formatFailures(total.failures),
  ]
  console.log(`${sections.join('')}\n${summary.join('\n')}\n`)
  return total
}

async function outcomeOf({ name, run }: Check, print: Print): Promise<Outcome> {
  try {
    return (await run(print)) ?? { passed: 1, failed: 0, failures: [], timings: [] }
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, failures: [{ name, message: String(error) }], timings: [] }
  }
}
