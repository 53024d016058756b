import { type Failure, fromRoot } from './failures'
import type { Outcome } from './run-checks'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** The tests of vitest's JSON report; a file that did not load counts as one failed test. */
export function countVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = fromRoot(name)
    if (assertionResults.length === 0)
      return status === 'failed' ? [{ name: file, message: message ?? '' }] : []
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        // How vitest's report says that the time limit was over.
        message: failureMessages?.join('\n').replace('STACK_TRACE_ERROR', 'the test ran out of time') ?? '',
      }))
  })
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, failures }
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    line: number
    tests: { status: string; results: { errors: { message: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** The tests of Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const failures = [
    ...suites.flatMap((suite) => failuresOf(suite, [])),
    ...errors.map(({ message }) => ({ name: 'Playwright', message: message ?? '' })),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures }
}

function failuresOf(suite: PlaywrightSuite, above: string[]): Failure[] {
  // The outermost suite is the file, which the name gives with the line.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: [`tests/e2e/${suite.file}:${line}`, ...titles, title].join(' › '),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, titles))]
}
