import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './child'
import type { Closing } from './closing'
import { root } from './place'
import { type Cluster, startCluster } from './postgres/cluster'
import { administer } from './postgres/databases'
import { secrets } from './secrets'

/** Starts a PostgreSQL for tests, which trades safety against a power cut for speed. Whoever runs beside others has an
 *  area of its own: the first to end stops what it has started. */
export async function startTestCluster(area: string, closing: Closing): Promise<Cluster> {
  const cluster = await startCluster({ area, password: secrets().POSTGRES_PASSWORD, throwaway: true })
  closing.add(() => cluster.stop())
  return cluster
}

/** The name of a migrated and seeded database that others are copied from; made unless it is there for these very files. */
export async function templateDatabase(cluster: Cluster, closing: Closing): Promise<string> {
  const name = `template_${fingerprint()}`
  await administer(cluster, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    const making = `making_${process.pid}`
    await client.query(`drop database if exists ${making}`)
    await client.query(`create database ${making}`)
    const env = { DATABASE_URL: cluster.url(making), OSTAL_ENV: 'test' }
    await runNode(['--import', 'tsx', 'scripts/migrate.ts'], env, closing)
    await runNode(['--import', 'tsx', 'scripts/seed.ts'], env, closing)
    await client.query(`alter database ${making} rename to ${name}`)
  })
  return name
}

/** Sample data is dated relative to today, so a template lives one day at most. */
function fingerprint() {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const room of ['db', 'lib/server']) {
    for (const file of (readdirSync(join(root, room), { recursive: true }) as string[]).sort())
      if (/\.(ts|sql)$/.test(file)) hash.update(readFileSync(join(root, room, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
