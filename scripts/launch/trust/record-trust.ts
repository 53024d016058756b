import { appendFileSync } from 'node:fs'
import type { TrustRecord } from './record'

/** Adds a row to docs/trust.md when run by `npm run trust`; otherwise does nothing. */
export function recordTrust(record: TrustRecord): void {
  const file = process.env.TRUST_RECORD
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`)
}

/** Runs a part that fills in its figures, and records the result; rethrows a failure. */
export async function recorded(
  part: string,
  ran: string,
  work: (figures: NonNullable<TrustRecord['figures']>) => Promise<void>,
): Promise<void> {
  const figures: NonNullable<TrustRecord['figures']> = {}
  try {
    await work(figures)
  } catch (error) {
    recordTrust({ part, ran, result: 'failed', figures, why: String(error) })
    throw error
  }
  recordTrust({ part, ran, result: 'passed', figures })
}
