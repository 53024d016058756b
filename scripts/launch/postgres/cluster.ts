import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Halt } from '../halt'
import { type Location, locate, type OtherPostgres } from './location'
import { runProgram } from './program'
import { findRunningServer, serverPid } from './running-server'
import { logFile, startServer } from './start-server'

export interface Cluster {
  port: number
  /** The connection string of one of its databases. */
  url: (database: string) => string
  /** Its process id, and its log file. */
  pid: () => number
  log: string
  stop: () => Promise<void>
}

interface Options {
  /** Its folder below `.data`. */
  area: string
  password: string
  /** Tried before any other. */
  preferredPorts?: number[]
  /** Faster but not crash-safe, for tests. */
  throwaway?: boolean
  /** In place of the embedded PostgreSQL. */
  other?: OtherPostgres
}

/** Starts the project's own PostgreSQL, or reuses one that an earlier launcher left running. */
export async function startCluster(options: Options): Promise<Cluster> {
  const location = locate(options.area, options.other)
  const url = (port: number) => (database: string) =>
    `postgresql://postgres:${options.password}@127.0.0.1:${port}/${database}`
  checkOwner(location)
  if (!existsSync(join(location.data, 'PG_VERSION'))) await initialise(location, options)
  const running = await findRunningServer(location, url)
  const port = running ?? (await startServer(location, options))
  return {
    port,
    url: url(port),
    pid: () => serverPid(location),
    log: logFile(location),
    stop: () => stopCluster(location, 'fast'),
  }
}

/** Stops and deletes the cluster of an area. */
export async function dropCluster(area: string): Promise<void> {
  const location = locate(area)
  await stopCluster(location, 'immediate').catch(() => undefined)
  rmSync(location.data, { recursive: true, force: true })
}

/** PostgreSQL's built-in locale: the same order and case rules on every system. */
const OWN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
/** PostgreSQL before 17 has no built-in locale provider. */
const LOCALE_OF_SYSTEM = ['--locale=C.UTF-8']

/** Creates the cluster in a temporary folder and renames it, so that an interrupted run leaves no partial cluster. */
async function initialise(location: Location, options: Options) {
  const { data, account } = location
  const temporary = `${data}.making`
  const passwordFile = `${data}.password`
  for (const folder of [data, temporary]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  if (account) for (const path of [temporary, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    const flags = ['--encoding=UTF8', ...(options.other ? LOCALE_OF_SYSTEM : OWN_LOCALE)]
    if (options.throwaway) flags.push('--no-sync')
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await runProgram(location, 'initdb', ['-D', temporary, ...access, ...flags])
    renameSync(temporary, data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function stopCluster(location: Location, mode: 'fast' | 'immediate') {
  const { data } = location
  if (!existsSync(join(data, 'postmaster.pid'))) return
  await runProgram(location, 'pg_ctl', ['stop', '-D', data, '-m', mode, '-w', '-t', '20'])
}

function checkOwner({ data, account }: Location) {
  const uid = process.getuid?.()
  if (uid === undefined || !existsSync(data)) return
  if (statSync(data).uid === (account?.uid ?? uid)) return
  throw new Halt(
    `The database in ${data} was made by another user (root or an ordinary one): run as that user, or delete the folder.`,
  )
}
