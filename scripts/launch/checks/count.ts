import { type Failure, fromRoot } from './failures'
import type { Outcome } from './run-checks'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages?: string[] | null
      /** Milliseconds; absent for a test that was not run. */
      duration?: number
    }[]
  }[]
}

/** The tests of vitest's JSON report; a file that did not load, or whose hook failed, counts as one failed test. */
export function countVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = fromRoot(name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ name: file, message: message || 'A hook failed: see the runner’s own output' }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      // Vitest reports a timeout by this name.
      message: failureMessages?.join('\n').replace('STACK_TRACE_ERROR', 'the test ran out of time') ?? '',
    }))
  })
  const timings = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${fromRoot(name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
  return { passed: report.numPassedTests, failed: failures.length, failures, timings }
}

interface PlaywrightTest {
  status: string
  results: { duration: number; errors: { message: string }[] }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; line: number; tests: PlaywrightTest[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** The tests of Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const failures = [
    ...failed.map(({ name, results }) => ({
      name,
      message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
    ...errors.map(({ message }) => ({ name: 'Playwright', message: message ?? '' })),
  ]
  const timings = tests.map(({ name, results }) => ({
    name,
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
  }))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures, timings }
}

function testsOf(suite: PlaywrightSuite, above: string[]): (PlaywrightTest & { name: string })[] {
  // The outermost suite is the file, which the name already contains with the line.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests.map((test) => ({
      ...test,
      name: [`tests/e2e/${suite.file}:${line}`, ...titles, title].join(' › '),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))]
}
