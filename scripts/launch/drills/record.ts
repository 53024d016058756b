import { appendFileSync } from 'node:fs'

/** What a drill did, one line of the file that `TRUST_RECORD` names. */
export type DrillRecord = {
  part: string
  /** What ran, and on what. */
  ran: string
  result: 'passed' | 'failed' | 'not run'
  figures: Record<string, number | string>
  /** Why it failed or was not run, and what of a drill that passed was left out. */
  why: string
}

export function keepRecord(record: DrillRecord): void {
  const file = process.env.TRUST_RECORD
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`)
}
