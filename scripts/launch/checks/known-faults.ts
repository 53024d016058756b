import { runAudit } from '../../dependencies/run-audit'
import type { Check } from './run-checks'
import { recordTrust } from './trust-record'

const ran = 'npm audit of the packages of production'
const part = 'Known faults of packages'

/** What the registry knows of the packages of production; not run where it gives no answer. Part of `npm run trust`. */
export const knownFaults: Check = {
  name: 'Known faults',
  run: async () => {
    const audit = await runAudit()
    if (audit.outcome === 'no answer') {
      const notRun = `the registry gave no answer: ${audit.why}`
      recordTrust({ part, ran, result: 'not run', why: notRun })
      return { passed: 0, failed: 0, failures: [], timings: [], notRun }
    }
    if (audit.outcome === 'clean') {
      recordTrust({ part, ran, result: 'passed', figures: { packages: audit.packages } })
      return undefined
    }
    const why = audit.findings.join('\n')
    recordTrust({ part, ran, result: 'failed', figures: { findings: audit.findings.length }, why })
    throw new Error(why)
  },
}
