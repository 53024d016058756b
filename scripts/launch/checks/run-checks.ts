import { seconds } from '../say'

export interface Outcome {
  passed: number
  failed: number
}

export interface Check {
  name: string
  /** Throws when it fails or cannot run; undefined counts as one passed test. */
  run: () => Promise<Outcome | undefined>
}

/** Runs all checks in order, one failure hiding no other, and adds their tests up. */
export async function runChecks(checks: Check[]): Promise<Outcome> {
  const total = { passed: 0, failed: 0 }
  const summary: string[] = []
  for (const { name, run } of checks) {
    console.log(`\n→ ${name}`)
    const started = Date.now()
    const { passed, failed } = await outcomeOf(run)
    total.passed += passed
    total.failed += failed
    const line = `${failed > 0 ? '✗' : '✓'} ${name} (${seconds(Date.now() - started)}): ${passed} passed, ${failed} failed`
    console.log(line)
    summary.push(line)
  }
  console.log(`\n${summary.join('\n')}\n`)
  return total
}

async function outcomeOf(run: Check['run']): Promise<Outcome> {
  try {
    return (await run()) ?? { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
