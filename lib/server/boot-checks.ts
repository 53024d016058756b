import 'server-only'
import { sql } from 'drizzle-orm'
import journal from '@/db/migrations/meta/_journal.json'
import { env } from '../env'
import { database } from './database'

/** Sample accounts live at this reserved domain (db/seed); their password is public. */
const SAMPLE_ADDRESSES = '%@ostal.example'

/** What keeps this database from being served: all faults at once, none when it may. */
async function databaseFaults(): Promise<string[]> {
  const known = await count(sql`select count(to_regclass('drizzle.__drizzle_migrations'))::int as n`)
  const applied = known && (await count(sql`select count(*)::int as n from drizzle.__drizzle_migrations`))
  if (applied < journal.entries.length) return ['The database lacks migrations: run `npm run migrate`']
  if (env().OSTAL_ENV !== 'production') return []
  const samples = await count(sql`select count(*)::int as n from users where email like ${SAMPLE_ADDRESSES}`)
  return samples > 0 ? ['The database holds sample accounts, whose password is public: use another one'] : []
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

/** Throws one error that names every fault of the database. */
export async function checkDatabase(): Promise<void> {
  const faults = await databaseFaults()
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'))
}
