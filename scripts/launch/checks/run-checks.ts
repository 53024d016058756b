import { seconds } from '../say'
import { type Failure, tellFailures } from './failures'

export interface Outcome {
  passed: number
  failed: number
  /** What is told again at the end; the runner has shown it in full where it happened. */
  failures: Failure[]
}

export interface Check {
  name: string
  /** Throws when it fails or cannot run; undefined counts as one passed test. */
  run: () => Promise<Outcome | undefined>
}

/** Runs all checks in order, one failure hiding no other, and adds their tests up. */
export async function runChecks(checks: Check[]): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, failures: [] }
  const summary: string[] = []
  for (const check of checks) {
    console.log(`\n→ ${check.name}`)
    const started = Date.now()
    const { passed, failed, failures } = await outcomeOf(check)
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
    const line = `${failed > 0 ? '✗' : '✓'} ${check.name} (${seconds(Date.now() - started)}): ${passed} passed, ${failed} failed`
    console.log(line)
    summary.push(line)
  }
  console.log(`${tellFailures(total.failures)}\n${summary.join('\n')}\n`)
  return total
}

async function outcomeOf({ name, run }: Check): Promise<Outcome> {
  try {
    return (await run()) ?? { passed: 1, failed: 0, failures: [] }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, failures: [{ name, message: String(error) }] }
  }
}
