import pg from 'pg'
import type { Cluster } from './cluster'

/** Creates a database unless it exists; returns its connection string. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<string> {
  await administer(cluster, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  return cluster.url(name)
}

/** Runs statements that cannot run in a transaction, on the cluster's `postgres` database. */
export async function administer(
  cluster: Pick<Cluster, 'url'>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
