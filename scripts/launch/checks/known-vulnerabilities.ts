import { runAudit } from '../../dependencies/run-audit'
import { recordTrust } from '../trust/record-trust'
import type { Check } from './run-checks'

const ran = 'npm audit of production packages'
const part = 'Known vulnerabilities'

/** Checks production packages for known vulnerabilities; not run when the registry does not answer. Part of `npm run trust`. */
export const knownVulnerabilities: Check = {
  name: 'Known vulnerabilities',
  run: async () => {
    const audit = await runAudit()
    if (audit.outcome === 'no answer') {
      const notRun = `the registry did not answer: ${audit.why}`
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
