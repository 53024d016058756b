import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Halt } from '../halt'
import { livingServer } from './living-server'
import { type Location, locate } from './location'
import { runProgram } from './program'
import { startServer } from './start-server'

export interface Cluster {
  port: number
  /** The connection string of one of its databases. */
  url: (database: string) => string
  stop: () => Promise<void>
}

interface Options {
  /** The part of `.data` it lives in. */
  area: string
  password: string
  wishedPort?: number | undefined
  /** Trades safety against a power cut for speed: for tests. */
  throwaway?: boolean
}

/** Starts the project's own PostgreSQL, or joins the one that survived an earlier launcher. */
export async function startCluster(options: Options): Promise<Cluster> {
  const location = locate(options.area)
  const url = (port: number) => (database: string) =>
    `postgresql://postgres:${options.password}@127.0.0.1:${port}/${database}`
  checkOwner(location)
  if (!existsSync(join(location.data, 'PG_VERSION'))) await initialise(location, options)
  const survivor = await livingServer(location, url)
  const port = survivor ?? (await startServer(location, options))
  return { port, url: url(port), stop: () => stopCluster(location, 'fast') }
}

/** Stops and deletes the cluster of an area. */
export async function dropCluster(area: string): Promise<void> {
  const location = locate(area)
  await stopCluster(location, 'immediate').catch(() => undefined)
  rmSync(location.data, { recursive: true, force: true })
}

/** Made beside its place and then moved there: a half-made cluster of a killed run is never taken for a whole one. */
async function initialise({ native, data, account }: Location, options: Options) {
  const making = `${data}.making`
  const passwordFile = `${data}.password`
  for (const folder of [data, making]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  if (account) for (const path of [making, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    // A locale that PostgreSQL brings itself: the same order and case rules on every system.
    const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    if (options.throwaway) flags.push('--no-sync')
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await runProgram({ native, account }, 'initdb', ['-D', making, ...access, ...flags])
    renameSync(making, data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function stopCluster({ native, data, account }: Location, mode: 'fast' | 'immediate') {
  if (!existsSync(join(data, 'postmaster.pid'))) return
  await runProgram({ native, account }, 'pg_ctl', ['stop', '-D', data, '-m', mode, '-w', '-t', '20'])
}

function checkOwner({ data, account }: Location) {
  const uid = process.getuid?.()
  if (uid === undefined || !existsSync(data)) return
  if (statSync(data).uid === (account?.uid ?? uid)) return
  throw new Halt(
    `The database in ${data} was made by another user (root or an ordinary one): run as that user, or delete the folder.`,
  )
}
