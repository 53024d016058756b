import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The result of one part of `npm run trust`. A test appends it as a line of JSON to the file named by `TRUST_RECORD`
 *  (tests/support/trust-record.ts). */
export const TrustRecord = z.strictObject({
  /** The name in the page's table; unique. */
  part: z.string().min(1),
  /** What was run, and on what. */
  ran: z.string(),
  result: z.enum(['passed', 'failed', 'not run']),
  figures: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The reason for a failure, or for not running. */
  why: z.string().optional(),
})
export type TrustRecord = z.infer<typeof TrustRecord>

/** A record with the day, commit and machine of the run. */
export const StoredRecord = TrustRecord.extend({
  /** Abbreviated; with `+` where files were changed since. */
  commit: z.string(),
  /** `2026-11-27` */
  day: z.iso.date(),
  machine: z.string(),
})
export type StoredRecord = z.infer<typeof StoredRecord>

export function readLines(file: string): TrustRecord[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => TrustRecord.parse(JSON.parse(line)))
}

export const readStored = (file: string): StoredRecord[] =>
  existsSync(file) ? z.array(StoredRecord).parse(JSON.parse(readFileSync(file, 'utf8'))) : []

/** The latest of each part, by name. */
export function merge(former: StoredRecord[], latest: StoredRecord[]): StoredRecord[] {
  const parts = new Map([...former, ...latest].map((record) => [record.part, record]))
  return [...parts.values()].toSorted((a, b) => a.part.localeCompare(b.part, 'en'))
}
