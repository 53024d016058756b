import { appendFileSync } from 'node:fs'

export interface TrustResult {
  part: string
  ran: string
  result: 'passed' | 'failed' | 'not run'
  figures?: Record<string, number | string>
  /** Why it failed or was not run. */
  why?: string
}

/** Appends what a part of `npm run trust` found to the file named by TRUST_RECORD; without one nothing is kept. */
export function recordTrust(result: TrustResult): void {
  const file = process.env.TRUST_RECORD
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}
