import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase
/** A database or a transaction on it. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | 'selectDistinctOn'
  | '$with'
  | 'with'
>

/** Opens a pool. Connecting is given up after 5 s, one statement after 10 s, so that no caller waits for ever. */
export function createPool(connectionString: string, max = 10): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // Opening one costs more than any of our queries: kept over the pauses of ordinary reading.
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // An idle connection cut by a restart of the database; the pool opens a new one at the next query.
  pool.on('error', () => {})
  return pool
}

export function createDatabase(pool: Pool): Database {
  return drizzle({ client: pool, casing: 'snake_case' })
}
