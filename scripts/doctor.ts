import { examine, hasFault } from '../lib/server/doctor/examine'
import type { Examination, Finding } from '../lib/server/doctor/finding'

const SIGNS: Record<Finding['state'], string> = { ok: '✓', warning: '!', fault: '✗' }

/** `npm run doctor`: shows on one screen what works, what needs attention and what fails. Exit code 1 if anything fails. */
const examinations = await examine(process.env)
for (const { part, findings } of examinations) if (findings.length > 0) print(part, findings)
console.log(`\n${summaryOf(examinations)}`)
process.exitCode = hasFault(examinations) ? 1 : 0

function print(part: string, findings: Finding[]): void {
  console.log(`\n${part}`)
  for (const { state, about, says, todo } of findings)
    console.log(`  ${SIGNS[state]} ${about}\u00a0: ${says}${todo === null ? '' : ` → ${todo}`}`)
}

function summaryOf(all: Examination[]): string {
  const states = all.flatMap(({ findings }) => findings.map(({ state }) => state))
  const count = (wanted: Finding['state']) => states.filter((state) => state === wanted).length
  return `${count('ok')} ✓  ${count('warning')} !  ${count('fault')} ✗`
}
