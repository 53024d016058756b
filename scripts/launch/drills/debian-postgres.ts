import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Print } from '../checks/run-checks'
import type { Closing } from '../closing'
import { unprivilegedAccount } from '../postgres/account'
import { NotRun } from './drill'
import { bareEnvironment, type Place, run, runOrThrow } from './stranger'

const INSTALLED = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore']

/** The latest version of PostgreSQL installed from Debian's packages, with its folder; undefined if there is none. */
export function findDebianPostgres(): { version: string; programs: string } | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .map((version) => ({ version, programs: join(INSTALLED, version, 'bin') }))
    .filter(({ programs }) => PROGRAMS.every((name) => existsSync(join(programs, name))))
    .sort((a, b) => Number(a.version) - Number(b.version))
    .at(-1)
}

export const NOT_INSTALLED = 'Debian’s PostgreSQL is not installed: apt-get install postgresql'

export type DebianPostgres = {
  version: string
  programs: string
  port: number
  /** The working folder, environment and user of its programs, which connect as superuser by its socket. */
  place: Place
}

type Starting = {
  /** Whether TCP connections need a password. */
  hostAccess: 'scram-sha-256' | 'trust'
  print?: Print
  closing: Closing
}

/** Starts an empty cluster with Debian's own settings, on loopback, in a folder below `into`. */
export async function startDebianPostgres(
  into: string,
  { hostAccess, print, closing }: Starting,
): Promise<DebianPostgres> {
  const found = findDebianPostgres()
  if (!found) throw new NotRun(NOT_INSTALLED)
  const { version, programs } = found
  const account = unprivilegedAccount()
  const folder = join(into, 'postgresql')
  mkdirSync(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const port = await getPort()
  const place: Place = {
    cwd: folder,
    env: {
      ...bareEnvironment(folder),
      ...{ PGHOST: folder, PGPORT: String(port), PGUSER: 'postgres' },
      PATH: `${programs}:${process.env.PATH}`,
    },
    as: account,
  }
  const data = join(folder, 'data')
  const access = ['--username=postgres', '--auth-local=trust', `--auth-host=${hostAccess}`]
  await runOrThrow(['initdb', '-D', data, '--encoding=UTF8', '--locale=C.UTF-8', ...access], place, {
    closing,
  })
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const log = join(folder, 'log')
  await runOrThrow(['pg_ctl', 'start', '-D', data, '-w', '-l', log, '-o', options], place, { closing })
  closing.add(async () => {
    await run(['pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w'], place, { closing })
  })
  print?.(`PostgreSQL ${version} of Debian on port ${port}`)
  return { version, programs, port, place }
}
