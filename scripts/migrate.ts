import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { createDatabase, createPool } from '../db/client'
import { prepareQueues } from '../lib/server/jobs/queues'

/** One migration at a time, across all processes. */
const LOCK = 7_231_001

const connectionString = process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

// On a connection of its own, because it may wait long.
const holder = new Client({ connectionString })
await holder.connect()
const pool = createPool(connectionString, 1)
try {
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))
  await pool.query("set lock_timeout = '10s'")
  await migrate(createDatabase(pool), { migrationsFolder })
  await prepareQueues(connectionString)
} finally {
  await pool.end()
  await holder.end()
}
