import type { Closing } from './closing'
import type { Part } from './endings'
import { lastPort, rememberPort } from './last-ports'
import { startCluster } from './postgres/cluster'
import { ensureDatabase } from './postgres/databases'
import type { Secrets } from './secrets'

/** The connection string: DATABASE_URL when set, otherwise that of the embedded database, which is started. `parts`: processes
 *  that must keep running. */
export async function startDatabase(
  secrets: Secrets,
  closing: Closing,
): Promise<{ databaseUrl: string; parts: Part[] }> {
  if (process.env.DATABASE_URL) return { databaseUrl: process.env.DATABASE_URL, parts: [] }
  const cluster = await startCluster({
    area: '.',
    password: secrets.POSTGRES_PASSWORD,
    preferredPorts: lastPort('.', 'postgres'),
  })
  closing.add(() => cluster.stop())
  rememberPort('.', 'postgres', cluster.port)
  return {
    databaseUrl: await ensureDatabase(cluster, 'ostal'),
    parts: [{ name: 'PostgreSQL', pid: cluster.pid(), log: cluster.log }],
  }
}
