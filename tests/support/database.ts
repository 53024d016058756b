import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Gives a test file a database of its own, migrated and with the sample data, dropped after the file's tests. Call it
 * once at the top of the file: `const url = await testDatabase()`.
 */
export async function testDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${inject('template')}`)
  // Connections that a test left open must not keep the database.
  afterAll(() => administer(`drop database if exists ${name} with (force)`))
  return databaseUrl(name)
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function databaseUrl(name: string) {
  return inject('clusterUrl').replace('{name}', name)
}
