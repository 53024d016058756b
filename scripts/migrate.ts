import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { prepareQueues } from '../lib/server/jobs/queues'

/** One migration at a time, across all processes. */
const LOCK = 7_231_001

// The lock belongs to a session, which a pooler may hand to others.
const connectionString = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

// Two connections, because the lock may wait long.
const [holder, client] = [new Client({ connectionString }), new Client({ connectionString })]
await Promise.all([holder.connect(), client.connect()])
try {
  // The role may have a limit of its own, for behind a pooler.
  for (const one of [holder, client]) await one.query('set statement_timeout = 0')
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  await client.query("set lock_timeout = '10s'")
  const applied = await readApplied()
  const migrations = readMigrationFiles({ migrationsFolder: join(process.cwd(), 'db/migrations') })
  for (const migration of migrations) if (migration.folderMillis > applied) await apply(migration)
  await prepareQueues(connectionString)
} finally {
  await Promise.all([client.end(), holder.end()])
}

/** When the last applied migration was made, in milliseconds since 1970: as drizzle keeps it. */
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
