import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { pooled } from '../../scripts/launch/pooled'

/**
 * Creates a database for one test file, migrated and with the sample data, and drops it after the file's tests. Call it
 * once at the top of the file: `const url = await testDatabase()`.
 */
export const testDatabase = (): Promise<string> => createFrom(inject('template'))

/** Creates and drops an empty database in the same way. */
export const emptyDatabase = (): Promise<string> => createFrom('template0')

async function createFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer((client) => client.query(`create database ${name} template ${template}`))
  afterAll(() => administer((client) => drop(client, name)))
  return pooled(databaseUrl(name))
}

/** An ended pool may still be closing its connections; terminating these would fail the run. Connections that a test left open
 *  do not block the drop. */
async function drop(client: pg.Client, name: string) {
  for (let check = 0; check < CLOSING_CHECKS && (await isConnected(client, name)); check += 1)
    await setTimeout(CLOSING_CHECK_MS)
  await client.query(`drop database if exists ${name} with (force)`)
}

const CLOSING_CHECKS = 20
const CLOSING_CHECK_MS = 25

const isConnected = async (client: pg.Client, name: string) =>
  (await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name])).rowCount === 1

async function administer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(name: string) {
  return inject('clusterUrl').replace('{name}', name)
}

/** The statement mode of pools, because there may be a pooler. */
export const statements = process.env.TEST_POOLER_PORT ? 'unnamed' : 'named'

// Exported again so that tests import from tests/support only.
export { unpooled } from '../../scripts/launch/pooled'
