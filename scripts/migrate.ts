import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { liftLimits, limitRole } from '../db/time-limits'
import { prepareQueues } from '../lib/server/jobs/queues'

/** Allows one migration at a time across all processes. */
const LOCK = 7_231_001

const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env
// The lock is per session, and a pooler may give the session to another client.
const connectionString = DATABASE_DIRECT_URL || DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

// Two connections, because the lock may wait long.
const [holder, client] = [new Client({ connectionString }), new Client({ connectionString })]
await Promise.all([holder.connect(), client.connect()])
try {
  for (const one of [holder, client]) await liftLimits(one)
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  await client.query("set lock_timeout = '10s'")
  const applied = await readApplied()
  const migrations = readMigrationFiles({ migrationsFolder: join(process.cwd(), 'db/migrations') })
  for (const migration of migrations) if (migration.folderMillis > applied) await apply(migration)
  await prepareQueues(client)
  await limitSessions(DATABASE_URL || connectionString)
} finally {
  await Promise.all([client.end(), holder.end()])
}

/** Uses the pooler if there is one, because its role may differ from that of the direct address. */
async function limitSessions(ofProduct: string): Promise<void> {
  const product = new Client({ connectionString: ofProduct, connectionTimeoutMillis: 10_000 })
  product.on('error', () => {})
  try {
    await product.connect()
    await limitRole(product)
  } catch (error) {
    console.warn(
      `The schema is up to date, but the role of DATABASE_URL got no time limits (${(error as Error).message}). Behind a pooler it needs them: docs/scaling.md says which.`,
    )
  } finally {
    await product.end()
  }
}

/** The creation time of the last applied migration, in milliseconds since 1970, as drizzle stores it. */
async function readApplied(): Promise<number> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string }>(
    'select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.last)
}

/** Each in a separate transaction, unlike drizzle's migrator: a migration can use an enum value added by the one before. */
async function apply({ sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
