import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { dropSilentConnections, SILENCE_MS } from './silent-connections'
import { TIME_LIMITS } from './time-limits'

export type Database = NodePgDatabase
/** What queries are given: it cannot change anything. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn'>
/** What a transaction is given. */
export type Writer = Reader & Pick<Database, 'insert' | 'update' | 'delete' | 'execute'>

/** `unnamed` for PgBouncer before 1.21 with transaction pooling: it hands a statement's name to a server that does not know it. */
export type Statements = 'named' | 'unnamed'

/** Has the database prepare each statement again. */
class NamelessClient extends Client {
  override query: Client['query'] = (asked: unknown, ...rest: unknown[]) => {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
    const query = super.query.bind(this) as (...args: unknown[]) => never
    return query(isNamed ? { ...asked, name: undefined } : asked, ...rest)
  }
}

/** Opens a pool. Connecting is given up after 5 s, one statement after 10 s, a silent connection after 12 s, so that no
 *  caller waits for ever. */
export function createPool(connectionString: string, max = 10, statements: Statements = 'named'): Pool {
  const pool = new Pool({
    connectionString,
    Client: statements === 'named' ? Client : NamelessClient,
    max,
    connectionTimeoutMillis: 5_000,
    // Opening one costs more than any of our queries: kept over the pauses of ordinary reading.
    idleTimeoutMillis: 60_000,
    ...TIME_LIMITS,
    query_timeout: SILENCE_MS,
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
