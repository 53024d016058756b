import { parseArgs } from 'node:util'
import { runAudit } from './dependencies/run-audit'

/** `npm run audit`: lists known vulnerabilities of production packages; `--all` includes development packages. Exits with 0 when
 *  there are none, 1 when there are some, and 2 when the registry did not answer. */
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values
const audit = await runAudit({ all })
const asked = all ? 'all packages' : 'production packages'
if (audit.outcome === 'clean') console.log(`✓ No known vulnerabilities in ${asked} (${audit.packages})`)
else if (audit.outcome === 'findings') {
  console.error(`✗ Vulnerable packages among ${asked}: ${audit.findings.length}`)
  for (const finding of audit.findings) console.error(`  ${finding}`)
  process.exitCode = 1
} else {
  console.error(`– The registry did not answer, so nothing is known about ${asked}: ${audit.why}`)
  process.exitCode = 2
}
