import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Creates a database for one test file, migrated and with the sample data, and drops it after the file's tests. Call it
 * once at the top of the file: `const url = await testDatabase()`.
 */
export const testDatabase = (): Promise<string> => createFrom(inject('template'))

/** The same without any tables. */
export const emptyDatabase = (): Promise<string> => createFrom('template0')

async function createFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  // Connections that a test left open must not block the drop.
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
