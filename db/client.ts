import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { dropSilentConnections, SILENCE_MS } from './silent-connections'
import { TIME_LIMITS } from './time-limits'

export type Database = NodePgDatabase
/** The handle for queries: it cannot write. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn'>
/** A transaction's handle. */
export type Writer = Reader & Pick<Database, 'insert' | 'update' | 'delete' | 'execute'>

/** `unnamed` for PgBouncer before 1.21 with transaction pooling: it may send a statement's name to a server that did not prepare
 *  it. */
export type Statements = 'named' | 'unnamed'

/** Removes the names of statements, so that the database prepares each one again. */
class NamelessClient extends Client {
  override query: Client['query'] = (asked: unknown, ...rest: unknown[]) => {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
    const query = super.query.bind(this) as (...args: unknown[]) => never
    return query(isNamed ? { ...asked, name: undefined } : asked, ...rest)
  }
}

/** Opens a pool. Connecting times out after 5 s, a statement after 10 s, a silent connection after 12 s, so that no caller waits
 *  forever. */
export function createPool(connectionString: string, max = 10, statements: Statements = 'named'): Pool {
  const pool = new Pool({
    connectionString,
    Client: statements === 'named' ? Client : NamelessClient,
    max,
    connectionTimeoutMillis: 5_000,
    // Opening a connection costs more than any of our queries: idle ones outlast the pauses of ordinary reading.
    idleTimeoutMillis: 60_000,
    ...TIME_LIMITS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A restart of the database cuts idle connections; the pool opens a new one at the next query.
  pool.on('error', () => {})
  dropSilentConnections(pool)
  return pool
}

export function createDatabase(client: Pool | PoolClient): Database {
  return drizzle({ client, casing: 'snake_case' })
}
