import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { createDatabase, createPool } from '../db/client'
import { prepareQueues } from '../lib/server/queues'

/** One migration at a time, whoever starts it. */
const LOCK = 7_231_001

const connectionString = process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

const pool = createPool(connectionString, 2)
const holder = await pool.connect()
try {
  await holder.query('set statement_timeout = 0')
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))
  await pool.query("set lock_timeout = '10s'")
  await migrate(createDatabase(pool), { migrationsFolder })
  await prepareQueues(connectionString)
} finally {
  holder.release(true)
  await pool.end()
}
