import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { parisDay } from '../../lib/domain/calendar'
import { runNode } from './child'
import { Closing } from './closing'
import { dataFolder, root } from './folders'
import { seed } from './migrate'
import { type Cluster, startCluster } from './postgres/cluster'
import { administer } from './postgres/databases'
import type { OtherPostgres } from './postgres/location'
import { secrets } from './secrets'
import { settings } from './settings'
import { startSimulators } from './simulators'

/** Starts a PostgreSQL for tests, faster but not crash-safe. Concurrent runs need separate areas, because the first
 *  to end stops its cluster. */
export async function startTestCluster(
  area: string,
  closing: Closing,
  other?: OtherPostgres,
): Promise<Cluster> {
  const cluster = await startCluster({
    ...{ area, password: secrets().POSTGRES_PASSWORD, throwaway: true },
    ...(other && { other }),
  })
  closing.add(() => cluster.stop())
  return cluster
}

export interface Samples {
  /** A connection string in which `{name}` stands for the database. */
  url: string
  /** The database that others are copied from: migrated, with the sample data except its pictures. */
  template: string
  illustrated: Illustrated
}

/** The template with the sample pictures, and the folder of their files in the simulators' layout. */
interface Illustrated {
  template: string
  files: string
}

/** Prepares the templates that products and domain tests copy. */
export async function samples(cluster: Cluster, area: string, closing: Closing): Promise<Samples> {
  const template = await templateDatabase(cluster, closing)
  const illustrated = await illustratedTemplate(cluster, template, area, closing)
  return { url: cluster.url('{name}'), template, illustrated }
}

/** The name of a migrated and seeded template database; created unless one exists for the current files. */
export async function templateDatabase(cluster: Cluster, closing: Closing): Promise<string> {
  const name = `template_${fingerprint('db', 'lib/server')}`
  await makeOnce(cluster, name, 'template1', async (url) => {
    const env = { DATABASE_URL: url, OSTAL_ENV: 'test' }
    await runNode(['--import', 'tsx', 'scripts/migrate.ts'], env, closing)
    await runNode(['--import', 'tsx', 'scripts/seed.ts'], env, closing)
  })
  return name
}

async function illustratedTemplate(
  cluster: Cluster,
  from: string,
  area: string,
  closing: Closing,
): Promise<Illustrated> {
  const sources = ['db', 'lib/domain', 'lib/providers/files', 'lib/server', 'simulators']
  const template = `illustrated_${fingerprint(...sources)}`
  const files = join(dataFolder(area), template)
  // The cluster may be in another folder and still exist although these files were deleted.
  if (!existsSync(files)) await administer(cluster, (client) => dropDatabase(client, template))
  await makeOnce(cluster, template, from, async (databaseUrl) => {
    const parts = new Closing()
    closing.add(() => parts.run())
    const own = `${area}/samples`
    const ownSecrets = secrets()
    rmSync(dataFolder(own), { recursive: true })
    const simulators = await startSimulators({ area: own, secrets: ownSecrets, closing: parts })
    const origin = 'http://localhost:3000'
    const env = settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, ownSecrets)
    await seed(env, closing)
    await parts.run()
    rmSync(files, { recursive: true, force: true })
    renameSync(join(dataFolder(own), 'simulators'), files)
  })
  return { template, files }
}

/** Creates a database under a temporary name and renames it once complete. */
async function makeOnce(cluster: Cluster, name: string, from: string, fill: (url: string) => Promise<void>) {
  await administer(cluster, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    const temporary = `making_${process.pid}`
    await dropDatabase(client, temporary)
    await client.query(`create database ${temporary} template ${from}`)
    await fill(cluster.url(temporary))
    await client.query(`alter database ${temporary} rename to ${name}`)
  })
}

async function dropDatabase(client: pg.Client, name: string) {
  await client.query(`drop database if exists ${name}`)
}

/** Includes the day in Paris, because sample data is dated relative to it. */
function fingerprint(...folders: string[]) {
  const hash = createHash('sha256').update(parisDay(new Date())).update(secrets().UPLOADTHING_TOKEN)
  for (const folder of folders) {
    for (const file of (readdirSync(join(root, folder), { recursive: true }) as string[]).sort())
      if (/\.(ts|sql)$/.test(file)) hash.update(readFileSync(join(root, folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
