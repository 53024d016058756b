import { appendFileSync } from 'node:fs'
import type { TrustRecord } from '../../scripts/launch/trust/record'

/** Adds a row to docs/trust.md where `npm run trust` runs the test. */
export function recordTrust(record: TrustRecord): void {
  const file = process.env.TRUST_RECORD
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`)
}
