import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Closing } from '../closing'
import { Halt } from '../halt'
import { unprivilegedAccount } from '../postgres/account'
import { type EtcdNode, startEtcd } from './etcd'
import { type DatabaseProxy, startDatabaseProxy } from './haproxy'
import { Links, portSource } from './links'
import type { Programs } from './packages'
import { isPrimary, isSynchronous, isWhole, type Passwords, type PatroniNode, startPatroni } from './patroni'
import { type Pooler, startPooler } from './pgbouncer'

const FORMATION_MS = 120_000

export type DatabaseCluster = {
  links: Links
  etcd: EtcdNode[]
  nodes: PatroniNode[]
  haproxy: DatabaseProxy
  poolers: Pooler[]
  passwords: Passwords
  freePort: () => Promise<number>
  /** One URL per pooler, by its link. */
  pooledUrls: string[]
  /** The URL of the primary, without a pooler. */
  directUrl: string
}

/** Starts etcd, three PostgreSQL with Patroni, HAProxy and two poolers, and waits until the primary takes writes. */
export async function startDatabaseCluster(programs: Programs, closing: Closing): Promise<DatabaseCluster> {
  const as = unprivilegedAccount()
  const freePort = portSource()
  const links = new Links(closing)
  const password = () => randomBytes(18).toString('hex')
  const passwords = { superuser: password(), replication: password(), product: password() }
  const how = { as, closing, freePort }
  const etcd = await startEtcd(programs, how)
  const nodes: PatroniNode[] = []
  for (const name of ['a', 'b', 'c'])
    nodes.push(
      await startPatroni(name, programs, { ...how, links, etcd, passwords, hasSmallDisk: name === 'a' }),
    )
  const haproxyPort = await freePort()
  const ports = { port: haproxyPort, statsPort: await freePort() }
  const haproxy = startDatabaseProxy(programs, ports, nodes, how)
  const url = (port: number, user: string, secret: string, name: string) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${name}`
  const direct = await links.open('instances>haproxy', haproxyPort)
  await waitUntilWhole(nodes)
  await makeDatabase(url(haproxyPort, 'postgres', passwords.superuser, 'postgres'), passwords.product)
  const poolers: Pooler[] = []
  const pooledUrls: string[] = []
  for (const n of [1, 2]) {
    const name = `pooler-${n}`
    const port = await freePort()
    const database = await links.open(`${name}>haproxy`, haproxyPort)
    poolers.push(startPooler(programs, { name, port, database, password: passwords.product, as, closing }))
    const linked = await links.open(`instance-${n}>${name}`, port)
    pooledUrls.push(url(linked, 'ostal', passwords.product, 'ostal'))
  }
  const directUrl = url(direct, 'ostal', passwords.product, 'ostal')
  return { links, etcd, nodes, haproxy, poolers, passwords, freePort, pooledUrls, directUrl }
}

/** Waits until there is a leader, a synchronous standby, and every other node follows. */
export async function waitUntilWhole(nodes: PatroniNode[]): Promise<void> {
  const deadline = Date.now() + FORMATION_MS
  while (Date.now() < deadline) {
    if ((await primaryOf(nodes)) && (await synchronousOf(nodes)) && (await isWhole(nodes))) return
    await sleep(250)
  }
  throw new Halt(`After ${FORMATION_MS / 1_000} s not every PostgreSQL follows the primary.`)
}

export const primaryOf = (nodes: PatroniNode[]) => firstThat(nodes, isPrimary)
export const synchronousOf = (nodes: PatroniNode[]) => firstThat(nodes, isSynchronous)

async function firstThat(nodes: PatroniNode[], is: (node: PatroniNode) => Promise<boolean>) {
  const answers = await Promise.all(nodes.map(is))
  return nodes.find((_, n) => answers[n])
}

/** Creates the product's role and database. HAProxy may see the primary a second later than we do. */
async function makeDatabase(url: string, password: string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(`create role ostal login password '${password}'`)
      await client.query('create database ostal owner ostal')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(500)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
