import { existsSync } from 'node:fs'
import type { Check, Print } from './run-checks'
import { vitest } from './suites'

type Before = (print: Print) => Promise<unknown>

/** Mixed traffic for SOAK_MINUTES, 30 by default. */
export const soak = (before: Before, env: Record<string, string>): Check =>
  vitest('soak', { name: 'Soak', atLeast: 1, before, env })

/** The folder of Debian's PostgreSQL, which brings the programs that the embedded one lacks. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin'

/** Backups while the product writes, and their restore, on Debian's PostgreSQL. */
export function backupUnderLoad(before: Before): Check {
  const name = 'Backup under load'
  const missing = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].filter(
    (program) => !existsSync(`${DEBIAN_POSTGRES}/${program}`),
  )
  if (missing.length === 0)
    return vitest('backup-under-load', { name, atLeast: 1, before, env: { DEBIAN_POSTGRES } })
  const notRun = `${missing.join(', ')} not found in ${DEBIAN_POSTGRES}: apt-get install postgresql-15`
  return { name, run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun }) }
}
