import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from '../checks/run-checks'
import { root } from '../folders'
import { commit, machine } from './machine'
import { formatPage } from './page'
import { merge, readLines, readStored, type TrustRecord } from './record'

export const RECORDS = join(root, 'docs/trust.json')
export const PAGE = join(root, 'docs/trust.md')

/** Writes docs/trust.json and docs/trust.md from the checks' results and the tests' records in `lines`. */
export function writePage(results: CheckResult[], lines: string): void {
  storeRecords([...results.map(recordOf), ...readLines(lines)])
}

/** The same, from given records. */
export function storeRecords(found: TrustRecord[]): void {
  const stamp = { commit: commit(), day: new Date().toISOString().slice(0, 10), machine: machine() }
  const latest = found.map((record) => ({ ...record, ...stamp }))
  const records = merge(readStored(RECORDS), latest)
  writeFileSync(RECORDS, `${JSON.stringify(records, null, 2)}\n`)
  writeFileSync(PAGE, formatPage(records))
}

function recordOf({
  name,
  passed,
  failed,
  seconds,
  notRun,
  ran = 'with long rounds',
}: CheckResult): TrustRecord {
  if (notRun) return { part: name, ran: '', result: 'not run', why: notRun }
  const figures = { passed, failed, seconds: Math.round(seconds) }
  return { part: name, ran, result: failed > 0 ? 'failed' : 'passed', figures }
}
