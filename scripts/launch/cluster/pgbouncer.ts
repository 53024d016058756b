import { join } from 'node:path'
import pg from 'pg'
import type { Closing } from '../closing'
import type { Account } from '../postgres/account'
import { Daemon, ownFile, ownFolder } from './daemon'
import type { Programs } from './packages'

export type Pooler = {
  daemon: Daemon
  /** PAUSE waits until every transaction has ended and holds new ones back; RESUME lets them go on. */
  command: (text: 'PAUSE' | 'RESUME') => Promise<void>
}

type Options = {
  name: string
  port: number
  /** The port of the primary. */
  database: number
  password: string
  as: Account | undefined
  closing: Closing
}

/** Startup parameters that node-pg sends; the role's time limits apply instead. */
export const IGNORED = [
  'extra_float_digits',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
]

export function startPooler(programs: Programs, options: Options): Pooler {
  const { name, port, database, password, as, closing } = options
  const folder = ownFolder(as, name)
  const users = ownFile(as, join(folder, 'users.txt'), `"ostal" "${password}"\n`)
  const lines = [
    ...['[databases]', `ostal = host=127.0.0.1 port=${database} dbname=ostal`],
    ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = scram-sha-256', `auth_file = ${users}`, 'admin_users = ostal'],
    ...['pool_mode = transaction', 'default_pool_size = 20', 'max_client_conn = 300'],
    ...[
      'server_login_retry = 1',
      'server_connect_timeout = 3',
      `ignore_startup_parameters = ${IGNORED.join(',')}`,
    ],
    ...['tcp_keepalive = 1', 'tcp_keepidle = 5', 'tcp_keepintvl = 2', 'tcp_keepcnt = 3', ''],
  ]
  const file = ownFile(as, join(folder, 'pgbouncer.ini'), lines.join('\n'))
  const command = [programs.pgbouncer, file]
  const daemon = new Daemon({ name, command, env: programs.env, cwd: folder, as }, closing)
  daemon.start()
  return {
    daemon,
    async command(text) {
      const client = new pg.Client({
        host: '127.0.0.1',
        port,
        user: 'ostal',
        password,
        database: 'pgbouncer',
      })
      await client.connect()
      try {
        await client.query(text)
      } finally {
        await client.end()
      }
    },
  }
}
