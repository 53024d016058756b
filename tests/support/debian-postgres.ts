import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { unprivilegedAccount } from '../../scripts/launch/postgres/account'

const run = promisify(execFile)

/** A cluster of Debian's PostgreSQL, with its own settings: it keeps what it said is written. Run by another user where we are root. */
export async function debianPostgres(bin: string) {
  const account = unprivilegedAccount()
  // Not below a folder that only root may enter.
  const home = mkdtempSync('/var/tmp/ostal-debian-')
  const data = join(home, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (account) for (const path of [home, data]) chownSync(path, account.uid, account.gid)
  const program = (name: string, ...args: string[]) =>
    run(join(bin, name), args, {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    })
  await program(
    'initdb',
    '-D',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  const port = await getPort()
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60`
  await program('pg_ctl', 'start', '-D', data, '-w', '-l', join(home, 'log'), '-o', flags)
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  return {
    url,
    async create(database: string): Promise<string> {
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database ${database}`)
      await client.end()
      return url(database)
    },
    async stop(): Promise<void> {
      await program('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
