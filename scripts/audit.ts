import { parseArgs } from 'node:util'
import { runAudit } from './dependencies/run-audit'

/** `npm run audit`: known faults of the packages of production, with `--all` of the tools, too. Ends with 0 when there is none,
 *  with 1 when there are, and with 2 when the registry gave no answer: then nothing is known. */
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values
const audit = await runAudit({ all })
const asked = all ? 'all packages' : 'the packages of production'
if (audit.outcome === 'clean') console.log(`✓ No known fault in ${asked} (${audit.packages})`)
else if (audit.outcome === 'findings') {
  console.error(`✗ Known faults in ${asked}: ${audit.findings.length}`)
  for (const finding of audit.findings) console.error(`  ${finding}`)
  process.exitCode = 1
} else {
  console.error(`– The registry gave no answer, so nothing is known of ${asked}: ${audit.why}`)
  process.exitCode = 2
}
