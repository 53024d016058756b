import { spawn } from 'node:child_process'
import { chownSync, openSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { stop } from './child'
import type { Closing } from './closing'
import type { Programs } from './cluster/packages'
import { IGNORED } from './cluster/pgbouncer'
import { dataFolder } from './folders'
import { Halt } from './halt'
import { unprivilegedAccount } from './postgres/account'
import type { Cluster } from './postgres/cluster'
import { secrets } from './secrets'

/** Starts a PgBouncer in front of all databases of a test cluster, pooling by transaction; returns its port. */
export async function startTestPooler(
  { pgbouncer, env }: Programs,
  cluster: Pick<Cluster, 'port'>,
  closing: Closing,
): Promise<number> {
  const as = unprivilegedAccount()
  const folder = dataFolder('test', 'pgbouncer')
  const port = await getPort()
  const write = (name: string, lines: string[]) => {
    const file = join(folder, name)
    writeFileSync(file, [...lines, ''].join('\n'), { mode: 0o600 })
    if (as) chownSync(file, as.uid, as.gid)
    return file
  }
  const users = write('users.txt', [`"postgres" "${secrets().POSTGRES_PASSWORD}"`])
  const file = write('pgbouncer.ini', [
    ...['[databases]', `* = host=127.0.0.1 port=${cluster.port}`],
    ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    // Tests create roles with passwords, which the pooler looks up on the server.
    ...['auth_type = scram-sha-256', `auth_file = ${users}`, 'auth_user = postgres'],
    ...['pool_mode = transaction', 'default_pool_size = 60', 'max_client_conn = 600'],
    ...['server_idle_timeout = 5', 'server_login_retry = 1', 'log_connections = 0', 'log_disconnections = 0'],
    `ignore_startup_parameters = ${IGNORED.join(',')}`,
  ])
  const log = openSync(join(folder, 'log'), 'w')
  const child = spawn(pgbouncer, [file], {
    cwd: '/',
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
    detached: true,
    ...as,
  })
  closing.add(() => stop(child, 1_000))
  const deadline = Date.now() + 10_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Halt(`PgBouncer did not start: see ${folder}/log`)
    await sleep(50)
  }
  return port
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
