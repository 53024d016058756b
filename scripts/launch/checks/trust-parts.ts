import { findDebianPostgres, NOT_INSTALLED } from '../drills/debian-postgres'
import type { Check, Print } from './run-checks'
import { vitest } from './suites'

type Before = (print: Print) => Promise<unknown>

/** Runs mixed traffic for SOAK_MINUTES, 30 by default. */
export const soak = (before: Before, env: Record<string, string>): Check =>
  vitest('soak', { name: 'Soak', atLeast: 1, before, env })

/** Takes backups while the product writes, and restores them. The embedded PostgreSQL lacks the programs. */
export function backupUnderLoad(before: Before): Check {
  const name = 'Backup under load'
  if (findDebianPostgres()) return vitest('backup-under-load', { name, atLeast: 1, before })
  return notRun(name, NOT_INSTALLED)
}

/** Validates invoices with the official Schematron, which no npm package contains: EN16931_SCHEMATRON names its file. */
export function invoiceRules(): Check {
  const name = 'Official rules of EN 16931'
  if (process.env.EN16931_SCHEMATRON) return vitest('invoice-rules', { name, atLeast: 10 })
  return notRun(name, 'EN16931_SCHEMATRON names no file: see tests/e-invoicing/README.md')
}

const notRun = (name: string, why: string): Check => ({
  name,
  run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun: why }),
})
