import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../place'
import { countPlaywright, countVitest } from './count'
import { tellFailures } from './failures'
import { runChecks } from './run-checks'

const file = join(root, 'tests/domain/some.test.ts')

describe('counting tests', () => {
  it('counts a test file that did not load as a failure, and says which', () => {
    const unloaded = { name: file, status: 'failed', message: 'No such module', assertionResults: [] }
    const counted = countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [unloaded] })
    expect(counted).toEqual({
      passed: 3,
      failed: 1,
      failures: [{ name: 'tests/domain/some.test.ts', message: 'No such module' }],
    })
  })

  it('names each failed test with its message', () => {
    const assertionResults = [
      { fullName: 'a thing works', status: 'passed', failureMessages: [] },
      { fullName: 'a thing breaks', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'a thing hangs', status: 'failed', failureMessages: ['Error: STACK_TRACE_ERROR'] },
    ]
    const failed = { name: file, status: 'failed', message: '', assertionResults }
    const counted = countVitest({ numPassedTests: 1, numFailedTests: 2, testResults: [failed] })
    expect(counted).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { name: 'tests/domain/some.test.ts › a thing breaks', message: 'expected 1 to be 2' },
        { name: 'tests/domain/some.test.ts › a thing hangs', message: 'Error: the test ran out of time' },
      ],
    })
  })

  it('counts a browser test that passed only when repeated as a failure', () => {
    const at = (title: string, line: number, status: string, ...messages: string[]) => ({
      title,
      line,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    })
    const inner = { title: 'a form', file: 'form.spec.ts', specs: [at('is sent', 7, 'flaky', 'too late')] }
    const suites = [
      {
        title: 'form.spec.ts',
        file: 'form.spec.ts',
        suites: [inner],
        specs: [at('opens', 3, 'unexpected', 'no form'), at('closes', 5, 'expected')],
      },
    ]
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, suites, errors: [] }
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        { name: 'tests/e2e/form.spec.ts:3 › opens', message: 'no form' },
        { name: 'tests/e2e/form.spec.ts:7 › a form › is sent', message: 'too late' },
      ],
    })
  })

  it('goes on after a check that cannot run, and counts it as failed', async () => {
    const broken = () => Promise.reject(new Error('no such tool'))
    const checks = [
      { name: 'broken', run: broken },
      { name: 'fine', run: async () => undefined },
    ]
    const failures = [{ name: 'broken', message: 'Error: no such tool' }]
    expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1, failures })
  })
})

describe('what failed', () => {
  it('is told again in a few lines, with the first place in our own code', () => {
    const message = [
      '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2',
      `    at ${root}/node_modules/some/tool.js:1:2`,
      `    at ${file}:12:20`,
      `    at ${file}:99:1`,
    ].join('\n')
    expect(tellFailures([{ name: 'a thing breaks', message }])).toBe(
      '\nFailed\n  ✗ a thing breaks\n      AssertionError: expected 1 to be 2\n      at tests/domain/some.test.ts:12:20\n',
    )
  })

  it('is nothing when all passed', () => {
    expect(tellFailures([])).toBe('')
  })
})
