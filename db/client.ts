import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { dropSilentConnections, SILENCE_MS } from './silent-connections'

export type Database = NodePgDatabase
/** What queries are given: it cannot change anything. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn'>
/** What a transaction is given. */
export type Writer = Reader & Pick<Database, 'insert' | 'update' | 'delete' | 'execute'>

/** Opens a pool. Connecting is given up after 5 s, one statement after 10 s, a silent connection after 12 s, so that no
 *  caller waits for ever. */
export function createPool(connectionString: string, max = 10): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // Opening one costs more than any of our queries: kept over the pauses of ordinary reading.
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An idle connection cut by a restart of the database; the pool opens a new one at the next query.
  pool.on('error', () => {})
  dropSilentConnections(pool)
  return pool
}

export function createDatabase(client: Pool | PoolClient): Database {
  return drizzle({ client, casing: 'snake_case' })
}
