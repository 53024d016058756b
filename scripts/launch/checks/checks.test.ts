import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../folders'
import { requireCoverage } from './architecture'
import { formatAttacks } from './attacks'
import { countPlaywright, countVitest } from './count'
import { formatFailures } from './failures'
import { runChecks } from './run-checks'
import { formatSlowest } from './slowest'
import { judge } from './suites'

const file = join(root, 'tests/domain/some.test.ts')

describe('counting tests', () => {
  it('counts a test file that did not load as a failure, and says which', () => {
    const unloaded = { name: file, status: 'failed', message: 'No such module', assertionResults: [] }
    const counted = countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [unloaded] })
    expect(counted).toEqual({
      passed: 3,
      failed: 1,
      failures: [{ name: 'tests/domain/some.test.ts', message: 'No such module' }],
      timings: [],
    })
  })

  it('counts a test file whose hook failed as a failure, with what the hook said', () => {
    const skipped = { fullName: 'a thing works', status: 'skipped', failureMessages: [] }
    const stopped = { name: file, status: 'failed', message: 'Hook timed out', assertionResults: [skipped] }
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [stopped] })).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [{ name: 'tests/domain/some.test.ts', message: 'Hook timed out' }],
    })
  })

  it('names each failed test with its message', () => {
    const assertionResults = [
      { fullName: 'a thing works', status: 'passed', failureMessages: [], duration: 12 },
      { fullName: 'a thing breaks', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'a thing hangs', status: 'failed', failureMessages: ['Error: STACK_TRACE_ERROR'] },
    ]
    const failed = { name: file, status: 'failed', message: '', assertionResults }
    const counted = countVitest({ numPassedTests: 1, numFailedTests: 2, testResults: [failed] })
    expect(counted).toMatchObject({
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
      tests: [{ status, results: [{ duration: line, errors: messages.map((message) => ({ message })) }] }],
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
    expect(countPlaywright(report)).toMatchObject({
      passed: 4,
      failed: 2,
      failures: [
        { name: 'tests/e2e/form.spec.ts:3 › opens', message: 'no form' },
        { name: 'tests/e2e/form.spec.ts:7 › a form › is sent', message: 'too late' },
      ],
    })
  })

  it('knows how long each test took', () => {
    const assertionResults = [{ fullName: 'a thing works', status: 'passed', duration: 12 }]
    const report = { numPassedTests: 1, numFailedTests: 0 }
    const vitest = countVitest({
      ...report,
      testResults: [{ name: file, status: 'passed', assertionResults }],
    })
    expect(vitest.timings).toEqual([{ name: 'tests/domain/some.test.ts › a thing works', milliseconds: 12 }])
    // Both runs of a retried test.
    const results = [
      { duration: 3, errors: [] },
      { duration: 4, errors: [] },
    ]
    const specs = [{ title: 'opens', line: 7, tests: [{ status: 'expected', results }] }]
    const suites = [{ title: 'form.spec.ts', file: 'form.spec.ts', specs }]
    const stats = { expected: 1, unexpected: 0, flaky: 0 }
    expect(countPlaywright({ stats, suites, errors: [] }).timings).toEqual([
      { name: 'tests/e2e/form.spec.ts:7 › opens', milliseconds: 7 },
    ])
  })
})

describe('a suite', () => {
  const counted = { passed: 3, failed: 0, failures: [], timings: [] }

  it('fails when fewer tests ran than there must be', () => {
    const message = 'Only 3 tests were run; at least 4 are expected'
    expect(judge('Unit tests', 0, 4, counted)).toEqual({
      ...counted,
      failed: 1,
      failures: [{ name: 'Unit tests', message }],
    })
    expect(judge('Unit tests', 0, 3, counted)).toBe(counted)
  })

  it('fails when its runner does, though no test has failed', () => {
    expect(judge('Unit tests', 1, 3, counted)).toMatchObject({
      failed: 1,
      failures: [{ name: 'Unit tests' }],
    })
  })
})

describe('the check of the architecture', () => {
  it('fails when it has seen half of the modules, or does not say what', () => {
    const fine = '✔ no dependency violations found (2474 modules, 11144 dependencies cruised)'
    expect(() => requireCoverage(fine)).not.toThrow()
    expect(() => requireCoverage(fine.replace('2474', '1200'))).toThrow('Only 1200 modules')
    expect(() => requireCoverage(fine.replace('11144', '0'))).toThrow('0 dependencies')
    expect(() => requireCoverage('')).toThrow('Only an unknown number of modules')
  })
})

describe('checks side by side', () => {
  const fine = { name: 'fine', run: async () => undefined }

  it('go on after one that cannot run, which counts as failed', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) }
    const failures = [{ name: 'broken', message: 'Error: no such tool' }]
    expect(await runChecks([[broken, fine], [fine]])).toMatchObject({ passed: 2, failed: 1, failures })
  })

  it('count one that is not run neither as passed nor as failed, and say which it was', async () => {
    const absent = {
      name: 'absent',
      run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun: 'no such browser' }),
    }
    expect(await runChecks([[absent, fine]])).toMatchObject({ passed: 1, failed: 0, notRun: ['absent'] })
  })

  it('run in order within a lane, while the other lane goes on', async () => {
    const order: string[] = []
    const note = (name: string) => ({
      name,
      run: async () => {
        order.push(name)
        return undefined
      },
    })
    let open: (value: undefined) => void = () => {}
    const opened = new Promise<undefined>((resolve) => {
      open = resolve
    })
    const opens = { name: 'opens', run: async () => open(undefined) as undefined }
    const waits = { name: 'waits', run: () => opened }
    await runChecks([
      [waits, note('after')],
      [note('before'), opens],
    ])
    expect(order).toEqual(['before', 'after'])
  })
})

describe('the slowest tests', () => {
  it('are twenty at most, the longest first', () => {
    const timings = Array.from({ length: 30 }, (_, n) => ({ name: `test ${n}`, milliseconds: n * 1000 }))
    const lines = formatSlowest(timings).trim().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[1]).toBe('    29.0 s  test 29')
    expect(formatSlowest([])).toBe('')
  })
})

describe('the attacks that were tried', () => {
  it('are the tests whose title says so, each with what became of it', () => {
    const tried = [
      'tests/api/a.test.ts › under attack: 30 floods leave the log-in open',
      'tests/e2e/b.spec.ts:3 › under attack: a forged form is refused',
      'tests/api/a.test.ts › a visitor logs in',
    ].map((name) => ({ name, milliseconds: 1 }))
    expect(formatAttacks(tried, [{ name: tried[1]?.name ?? '', message: '' }])).toBe(
      '\nAttacks that were tried\n  ✓ 30 floods leave the log-in open\n  ✗ a forged form is refused\n',
    )
    expect(formatAttacks(tried.slice(2), [])).toBe('')
  })
})

describe('what failed', () => {
  it('is repeated in a few lines, with the first place in our own code', () => {
    const message = [
      '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2',
      `    at ${root}/node_modules/some/tool.js:1:2`,
      `    at ${file}:12:20`,
      `    at ${file}:99:1`,
    ].join('\n')
    expect(formatFailures([{ name: 'a thing breaks', message }])).toBe(
      '\nFailed\n  ✗ a thing breaks\n      AssertionError: expected 1 to be 2\n      at tests/domain/some.test.ts:12:20\n',
    )
  })

  it('is nothing when all passed', () => {
    expect(formatFailures([])).toBe('')
  })
})
