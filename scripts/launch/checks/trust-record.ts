import { appendFileSync } from 'node:fs'

export interface TrustResult {
  part: string
  /** What was run, with its size: « 30 minutes, 12 visitors ». */
  ran: string
  result: 'passed' | 'failed' | 'not run'
  figures?: Record<string, number | string>
  /** Of what failed or was not run. */
  why?: string
}

/** Appends what a part of `npm run trust` found to the file that TRUST_RECORD names, one line of JSON each. */
export function recordTrust(result: TrustResult): void {
  const file = process.env.TRUST_RECORD
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** Runs a part that fills in its figures, and records what came of it; its failure is thrown on. */
export async function recorded(
  part: string,
  ran: string,
  work: (figures: Record<string, number | string>) => Promise<void>,
): Promise<void> {
  const figures: Record<string, number | string> = {}
  try {
    await work(figures)
  } catch (error) {
    recordTrust({ part, ran, result: 'failed', figures, why: String(error) })
    throw error
  }
  recordTrust({ part, ran, result: 'passed', figures })
}
