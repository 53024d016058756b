import type { Outcome } from './run-checks'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The tests of vitest's JSON report; a file that did not load counts as one failed test. */
export function countVitest(report: VitestReport): Outcome {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** The tests of Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
