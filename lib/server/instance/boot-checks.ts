import 'server-only'
import { count, eq, type SQL, sql } from 'drizzle-orm'
import { sampleTexts } from '@/content/samples'
import type { Reader } from '@/db/client'
import journal from '@/db/migrations/meta/_journal.json'
import { users } from '@/db/schema/users'
import { type Environment, env } from '../../env'
import { database } from '../database'
import { log } from './log'

/** All reasons not to serve this database; empty when there are none. */
export async function databaseFaults(
  db: Reader,
  { OSTAL_ENV }: Pick<Environment, 'OSTAL_ENV'>,
): Promise<string[]> {
  const applied = await countMigrations(db)
  if (applied < journal.entries.length) return ['The database lacks migrations: run `npm run migrate`']
  if (OSTAL_ENV !== 'production') return []
  const [samples] = await db.select({ rows: count() }).from(users).where(eq(users.isSample, true))
  return samples && samples.rows > 0
    ? ['The database holds sample accounts, whose password is public: use another one']
    : []
}

async function countMigrations(db: Reader): Promise<number> {
  const read = (rows: SQL<number>, table: SQL) => db.select({ rows }).from(table)
  const [table] = await read(
    sql<number>`count(to_regclass('drizzle.__drizzle_migrations'))::int`,
    sql`(select 1) as one`,
  )
  if (!table?.rows) return 0
  const [applied] = await read(sql<number>`count(*)::int`, sql`drizzle.__drizzle_migrations`)
  return applied?.rows ?? 0
}

/** Throws one error that names every fault of the database. */
export async function checkDatabase(): Promise<void> {
  const faults = await databaseFaults(database(), env())
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'))
}

/** Logs one line per file: a site with invented texts may start, as they are not unsafe. */
export function warnOfSampleTexts(): void {
  for (const { file, left } of sampleTexts())
    log().warn({ file, left }, 'Sample texts are left: replace them before the site goes public')
}
