import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Closing } from '../closing'
import type { Account } from '../postgres/account'
import { Daemon, ownFile, ownFolder } from './daemon'
import type { Programs } from './packages'
import type { PatroniNode } from './patroni'

type How = { as: Account | undefined; closing: Closing }

export type DatabaseProxy = { daemon: Daemon; statsPort: number }

/** In front of the database: routes all connections to Patroni's primary, and closes connections to any other server. */
export function startDatabaseProxy(
  programs: Programs,
  { port, statsPort }: { port: number; statsPort: number },
  nodes: PatroniNode[],
  how: How,
): DatabaseProxy {
  const servers = nodes.map(
    ({ name, linked }) => `  server ${name} 127.0.0.1:${linked.proxy} check port ${linked.rest}`,
  )
  const daemon = start('haproxy', programs, how, [
    `  stats socket ipv4@127.0.0.1:${statsPort} level user`,
    'defaults',
    ...[
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout client 1h',
      '  timeout server 1h',
      '  timeout check 1s',
    ],
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    ...['  option httpchk GET /primary', '  http-check expect status 200'],
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ])
  return { daemon, statsPort }
}

/** The names of the nodes to which HAProxy routes connections: two while a former primary is not yet marked down. */
export async function routedNodes({ statsPort }: DatabaseProxy): Promise<string[]> {
  const socket = connect(statsPort, '127.0.0.1')
  socket.write('show stat -1 4 -1\n')
  const [header = '', ...rows] = (await text(socket)).trim().split('\n')
  const columns = header.split(',')
  const [name, status] = [columns.indexOf('svname'), columns.indexOf('status')]
  return rows
    .map((row) => row.split(','))
    .filter((cells) => cells[status]?.startsWith('UP'))
    .map((cells) => cells[name] ?? '')
}

/** In front of the instances, as an installation's load balancer: checks their health every second. Three failures, so
 *  that a database paused for a few seconds takes out no instance. */
export function startFront(programs: Programs, port: number, instances: number[], how: How): Daemon {
  const servers = instances.map((instance, n) => `  server instance-${n + 1} 127.0.0.1:${instance}`)
  return start('front', programs, how, [
    'defaults',
    ...[
      '  mode http',
      '  timeout connect 2s',
      '  timeout client 60s',
      '  timeout server 60s',
      // Longer than the 2.5 s after which an instance says that its database does not answer.
      '  timeout check 3s',
    ],
    '  option forwardfor',
    // A connection that a draining instance closes was never answered: the request goes to another instance.
    ...['  option redispatch 1', '  retries 2', '  retry-on conn-failure empty-response'],
    'listen site',
    `  bind 127.0.0.1:${port}`,
    ...['  balance roundrobin', '  option httpchk GET /api/health', '  http-check expect status 200'],
    // Never retries a request that may have been processed.
    '  http-request disable-l7-retry unless METH_GET',
    '  default-server check inter 1s fall 3 rise 1',
    ...servers,
  ])
}

function start(name: string, programs: Programs, { as, closing }: How, lines: string[]): Daemon {
  const folder = ownFolder(as, name)
  const text = ['global', '  maxconn 500', ...lines, ''].join('\n')
  const file = ownFile(as, join(folder, 'haproxy.cfg'), text)
  const command = [programs.haproxy, '-db', '-f', file]
  const daemon = new Daemon({ name, command, env: programs.env, cwd: folder, as }, closing)
  daemon.start()
  return daemon
}
