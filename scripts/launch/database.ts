import type { Closing } from './closing'
import { lastPort, rememberPort } from './last-ports'
import { startCluster } from './postgres/cluster'
import { ensureDatabase } from './postgres/databases'
import type { Secrets } from './secrets'

/** The connection string: DATABASE_URL when set, otherwise of the embedded database, which is started. */
export async function startDatabase(secrets: Secrets, closing: Closing): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const cluster = await startCluster({
    area: '.',
    password: secrets.POSTGRES_PASSWORD,
    preferredPorts: lastPort('.', 'postgres'),
  })
  closing.add(() => cluster.stop())
  rememberPort('.', 'postgres', cluster.port)
  return ensureDatabase(cluster, 'ostal')
}
