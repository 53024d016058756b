import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { commandOf, isAlive } from '../process'
import type { Location } from './location'

/** The port of a server already running on this data, if any. Deletes a stale lock file whose process id has been
 *  reused. */
export async function findRunningServer(
  { data }: Pick<Location, 'data'>,
  url: (port: number) => (database: string) => string,
): Promise<number | undefined> {
  const lock = join(data, 'postmaster.pid')
  const deadline = Date.now() + 15_000
  while (existsSync(lock)) {
    const [pid, , , port] = readLock(lock)
    if (!pid || !isAlive(pid)) return undefined // stale: PostgreSQL detects this itself
    if (port && (await isServerOf(url(port)('postgres'), data))) return port
    const command = commandOf(pid)
    if (command && !command.includes('postgres')) {
      rmSync(lock, { force: true })
      return undefined
    }
    // The server may still be starting or stopping.
    if (Date.now() > deadline) return undefined
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return undefined
}

/** The process id of the server that runs on this data. */
export function serverPid({ data }: Pick<Location, 'data'>): number {
  const [pid = 0] = readLock(join(data, 'postmaster.pid'))
  return pid
}

/** Lines of the lock file: process id, data folder, start time, port. */
function readLock(lock: string) {
  try {
    return readFileSync(lock, 'utf8').split('\n').map(Number)
  } catch {
    return []
  }
}

async function isServerOf(connectionString: string, data: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query("select current_setting('data_directory') as folder")
    return found.rows[0]?.folder === data
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
