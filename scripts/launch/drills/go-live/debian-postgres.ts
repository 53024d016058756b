import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Print } from '../../checks/run-checks'
import type { Closing } from '../../closing'
import { unprivilegedAccount } from '../../postgres/account'
import { NotRun } from '../drill'
import { bareEnvironment, type Place, run, runOrThrow } from '../stranger'

const PROGRAMS = '/usr/lib/postgresql'

/** PostgreSQL as Debian has it, in a folder of the drill's own. */
export type DebianPostgres = {
  version: string
  port: number
  /** Where and as whom the guide's `sudo -u postgres …` runs. */
  place: Place
}

/** Starts the latest PostgreSQL of /usr/lib/postgresql with an empty cluster. */
export async function startDebianPostgres(
  into: string,
  { print, closing }: { print: Print; closing: Closing },
): Promise<DebianPostgres> {
  const version = existsSync(PROGRAMS)
    ? readdirSync(PROGRAMS)
        .filter((name) => existsSync(join(PROGRAMS, name, 'bin/initdb')))
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined
  if (version === undefined)
    throw new NotRun('Debian’s PostgreSQL is not installed: apt-get install postgresql')
  const account = unprivilegedAccount()
  const folder = join(into, 'postgresql')
  mkdirSync(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const programs = join(PROGRAMS, version, 'bin')
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
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256']
  await runOrThrow(['initdb', '-D', data, '--encoding=UTF8', '--locale=C.UTF-8', ...access], place, {
    closing,
  })
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const log = join(folder, 'log')
  await runOrThrow(['pg_ctl', 'start', '-D', data, '-w', '-l', log, '-o', options], place, { closing })
  closing.add(async () => {
    await run(['pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w'], place, { closing })
  })
  print(`PostgreSQL ${version} of Debian on port ${port}`)
  return { version, port, place }
}
