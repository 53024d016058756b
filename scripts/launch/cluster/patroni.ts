import { join } from 'node:path'
import type { Closing } from '../closing'
import type { Account } from '../postgres/account'
import { Daemon, killPostgres, ownFile, ownFolder } from './daemon'
import type { EtcdNode } from './etcd'
import type { Links } from './links'
import type { Programs } from './packages'
import { mountSmallDisk, type SmallDisk } from './small-disk'

/** The settings of a production cluster: see docs/scaling.md. Times in seconds. */
const DYNAMIC = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 3,
  primary_start_timeout: 0,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 150,
      shared_buffers: '128MB',
      // The three share one small machine.
      max_wal_size: '512MB',
      jit: 'off',
      wal_log_hints: 'on',
    },
  },
}

export type Passwords = { superuser: string; replication: string; product: string }

export type PatroniNode = {
  name: string
  daemon: Daemon
  data: string
  /** The port of Patroni’s REST API, reached directly rather than by a link. */
  restPort: number
  /** The disk to fill; only on one node, and only if this user may mount one. */
  disk: SmallDisk | undefined
  /** The ports by which the others reach it. */
  linked: { proxy: number; replication: number; rest: number }
}

type Options = {
  as: Account | undefined
  closing: Closing
  freePort: () => Promise<number>
  links: Links
  etcd: EtcdNode[]
  passwords: Passwords
  hasSmallDisk: boolean
}

/** Starts one PostgreSQL with its Patroni. */
export async function startPatroni(name: string, programs: Programs, options: Options): Promise<PatroniNode> {
  const { as, closing, freePort, links, etcd, passwords } = options
  const folder = ownFolder(as, `postgres-${name}`)
  const disk = options.hasSmallDisk ? mountSmallDisk(folder, as, closing) : undefined
  const data = join(folder, 'data')
  const [port, restPort] = [await freePort(), await freePort()]
  const linked = {
    proxy: await links.open(`haproxy>postgres-${name}`, port),
    replication: await links.open(`replication>postgres-${name}`, port),
    rest: await links.open(`rest>patroni-${name}`, restPort),
  }
  const hosts = []
  for (const { daemon, clientPort } of etcd)
    hosts.push(`127.0.0.1:${await links.open(`patroni-${name}>${daemon.name}`, clientPort)}`)
  const configuration = {
    scope: 'ostal',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${linked.rest}` },
    // As proxies: otherwise Patroni would ask the members for their own addresses and bypass the links.
    etcd3: { hosts, use_proxies: true },
    bootstrap: {
      dcs: DYNAMIC,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${linked.replication}`,
      data_dir: data,
      bin_dir: programs.postgres,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'rewinder', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      pgpass: join(folder, 'pgpass'),
    },
    watchdog: { mode: 'off' },
  }
  const file = ownFile(as, join(folder, 'patroni.yml'), JSON.stringify(configuration, null, 2))
  closing.add(() => killPostgres(data))
  const daemon = new Daemon(
    {
      name: `patroni-${name}`,
      command: [programs.python, '-m', 'patroni', file],
      env: {
        ...programs.env,
        PATH: `${programs.postgres}:/usr/bin:/bin`,
        HOME: folder,
        LC_ALL: 'C.UTF-8',
        TZ: 'UTC',
      },
      cwd: folder,
      as,
    },
    closing,
  )
  daemon.start()
  return { name, daemon, data, disk, restPort, linked }
}

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** Whether there is a leader and every other node follows it, on the same timeline and less than 1 MB behind. */
export async function isWhole(nodes: PatroniNode[]): Promise<boolean> {
  const seen = await Promise.all(nodes.map(membersSeenBy))
  return seen.every((members) => members?.length === nodes.length && members.every(isFollowing(members)))
}

const isFollowing =
  (members: Member[]) =>
  ({ role, state, timeline, lag }: Member) =>
    (state === 'running' || state === 'streaming') &&
    timeline === members[0]?.timeline &&
    (role === 'leader' || (typeof lag === 'number' && lag < 1_048_576))

/** The cluster's members as one node sees them; undefined if it does not answer within a second. */
async function membersSeenBy({ restPort }: PatroniNode): Promise<Member[] | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1_000) })
    return ((await answer.json()) as { members: Member[] }).members
  } catch {
    return undefined
  }
}

/** Whether a node reports itself as primary, by the path that HAProxy checks. */
export const isPrimary = ({ restPort }: PatroniNode): Promise<boolean> => answersOk(restPort, '/primary')

export const isSynchronous = ({ restPort }: PatroniNode): Promise<boolean> =>
  answersOk(restPort, '/synchronous')

async function answersOk(port: number, path: string) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Requests a switchover to a standby; throws Patroni's message if it refuses. */
export async function switchOver(leader: PatroniNode, candidate: PatroniNode): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${text}`)
}
