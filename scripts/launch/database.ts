import type { Closing } from './closing'
import { lastPort, rememberPort } from './kept-ports'
import { startCluster } from './postgres/cluster'
import { ensureDatabase } from './postgres/databases'
import type { Secrets } from './secrets'

/** The connection string of DATABASE_URL's database when that is set, else of the embedded one, started. */
export async function startDatabase(secrets: Secrets, closing: Closing): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const cluster = await startCluster({
    area: '.',
    password: secrets.POSTGRES_PASSWORD,
    wishedPort: lastPort('.', 'postgres'),
  })
  closing.add(() => cluster.stop())
  rememberPort('.', 'postgres', cluster.port)
  return ensureDatabase(cluster, 'ostal')
}
