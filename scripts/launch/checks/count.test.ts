import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './count'
import { runChecks } from './run-checks'

describe('counting tests', () => {
  it('counts a test file that did not load as a failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    const counted = countVitest({ numPassedTests: 3, numFailedTests: 1, testResults: [unloaded] })
    expect(counted).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a browser test that passed only when repeated as a failure', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] }
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2 })
  })

  it('goes on after a check that cannot run, and counts it as failed', async () => {
    const broken = () => Promise.reject(new Error('no such tool'))
    const checks = [
      { name: 'broken', run: broken },
      { name: 'fine', run: async () => undefined },
    ]
    expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1 })
  })
})
