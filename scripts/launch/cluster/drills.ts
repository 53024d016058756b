import { setTimeout as sleep } from 'node:timers/promises'
import { NotRun } from '../drills/drill'
import { killPostgres } from './daemon'
import { etcdLeader } from './etcd'
import { routedNodes } from './haproxy'
import type { Installation } from './instances'
import type { Load } from './load'
import { type PatroniNode, switchOver } from './patroni'
import { type DatabaseCluster, primaryOf, synchronousOf, waitUntilWhole } from './start-cluster'

/** The limits of a drill. An absent field sets no limit. */
export type Goal = {
  /** The history checker must find nothing. Absent only where losses are expected and printed. */
  sound?: true
  /** Maximum time from the fault to the next acknowledged write. Milliseconds. */
  nextWriteMs?: number
  /** Maximum number of requests without an answer or with 5xx. */
  failed?: number
  /** Maximum duration of a request. Milliseconds. */
  slowestMs?: number
}

export type Stage = { cluster: DatabaseCluster; installation: Installation; load: Load; random: () => number }

export type Drill = {
  name: string
  title: string
  goal: Goal
  /** The protection against the losses that this drill shows. */
  protection?: string
  /** Runs before the load. */
  prepare?: (cluster: DatabaseCluster) => Promise<void>
  /** Disturbs the cluster, waits until it accepts writes again, and repairs the damage. */
  disturb: (stage: Stage) => Promise<void>
}

const SOON_MS = 30_000
/** How long a drill waits for a write. */
const TIMEOUT_MS = 90_000
/** How long a part stays down before it is restarted. */
const AWAY_MS = 6_000

export const DRILLS: Drill[] = [
  {
    name: 'primary',
    title: 'Primary killed with its Patroni',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      const primary = await leading(cluster)
      await killNode(primary)
      await load.nextWrite(TIMEOUT_MS)
      primary.daemon.start()
    },
  },
  {
    name: 'postgres',
    title: 'Only the primary’s PostgreSQL killed',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      await killPostgres((await leading(cluster)).data)
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'standby',
    title: 'Synchronous standby killed with its Patroni',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      const standby = await following(cluster)
      await killNode(standby)
      await load.nextWrite(TIMEOUT_MS)
      standby.daemon.start()
    },
  },
  {
    name: 'pooler',
    title: 'One pooler killed',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load, random }) {
      const { daemon } = anyOf(cluster.poolers, random)
      await daemon.kill()
      await sleep(AWAY_MS)
      daemon.start()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'instance',
    title: 'One instance killed',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ installation, load, random }) {
      const instance = anyOf(installation.instances, random)
      await instance.daemon.kill()
      await sleep(AWAY_MS)
      await instance.start()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'haproxy',
    title: 'HAProxy killed, started again after 6 s',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      await cluster.haproxy.daemon.kill()
      await sleep(AWAY_MS)
      cluster.haproxy.daemon.start()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'etcd',
    title: 'Leader of etcd killed',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      const { daemon } = await etcdLeader(cluster.etcd)
      await daemon.kill()
      await sleep(2 * AWAY_MS)
      daemon.start()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'partition',
    title: 'Primary cut off from everyone, for 40 s',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      const { name } = await leading(cluster)
      const from = Date.now()
      for (const link of cluster.links.matching(new RegExp(`>(postgres|patroni)-${name}$|^patroni-${name}>`)))
        link.set('drop')
      await load.nextWrite(TIMEOUT_MS)
      await sleep(Math.max(0, 40_000 - (Date.now() - from)))
      cluster.links.restore()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'latency',
    title: '200 ms of delay, there and back, on every link of the database for 15 s',
    goal: { sound: true, nextWriteMs: SOON_MS },
    async disturb({ cluster, load }) {
      for (const link of cluster.links.matching(/^(haproxy|replication|rest|patroni-.)>/)) link.delay(100)
      await sleep(15_000)
      await load.nextWrite(TIMEOUT_MS)
      cluster.links.restore()
    },
  },
  {
    name: 'disk',
    title: 'Disk of the primary full for 15 s',
    goal: { sound: true },
    async prepare(cluster) {
      await lead(cluster, nodeWithDisk(cluster))
    },
    async disturb({ cluster, load }) {
      const { disk } = nodeWithDisk(cluster)
      disk?.fill()
      await sleep(15_000)
      disk?.free()
      await load.nextWrite(TIMEOUT_MS)
    },
  },
  {
    name: 'rolling',
    title: 'Instances restarted one after the other',
    goal: { sound: true, failed: 0 },
    async disturb({ installation }) {
      for (const instance of installation.instances) {
        await instance.stop()
        await instance.start()
        await sleep(4_000)
      }
    },
  },
  {
    name: 'switchover',
    title: 'Primary changed in order: PAUSE, switchover, RESUME',
    goal: { sound: true, failed: 0, slowestMs: 9_000 },
    async disturb({ cluster }) {
      const [primary, candidate] = [await leading(cluster), await following(cluster)]
      const all = (text: 'PAUSE' | 'RESUME') =>
        Promise.all(cluster.poolers.map((pooler) => pooler.command(text)))
      try {
        await all('PAUSE')
        await switchOver(primary, candidate)
        await untilRoutedTo(candidate, cluster)
      } finally {
        await all('RESUME')
      }
    },
  },
  // Runs last: the database then reuses the ids of lost rows, which the provider already knows.
  {
    name: 'frozen',
    title: 'Primary’s Patroni frozen for 33 s, without a watchdog',
    goal: {},
    protection:
      'What protects: Patroni’s watchdog in mode `required`, which resets the machine before another node leads.',
    async disturb({ cluster, load }) {
      const primary = await leading(cluster)
      primary.daemon.freeze()
      await sleep(33_000)
      primary.daemon.resume()
      // It may become the leader again and discard what the other node acknowledged.
      await sleep(10_000)
      await load.nextWrite(TIMEOUT_MS)
    },
  },
]

async function killNode({ daemon, data }: PatroniNode) {
  await daemon.kill()
  await killPostgres(data)
}

async function leading({ nodes }: DatabaseCluster): Promise<PatroniNode> {
  const node = await primaryOf(nodes)
  if (!node) throw new Error('The cluster has no primary')
  return node
}

function nodeWithDisk({ nodes }: DatabaseCluster): PatroniNode {
  const node = nodes.find(({ disk }) => disk)
  if (!node) throw new NotRun('only root can mount a disk small enough to fill')
  return node
}

/** Makes a node the leader; it may first have to become the synchronous standby. */
async function lead(cluster: DatabaseCluster, node: PatroniNode) {
  for (let turn = 0; turn < 4; turn++) {
    const primary = await leading(cluster)
    if (primary === node) return
    // Only the synchronous standby can take over. If that is another node, a further switchover follows.
    await switchOver(primary, await following(cluster))
    await waitUntilWhole(cluster.nodes)
  }
  throw new NotRun(`${node.name} did not come to lead`)
}

/** Waits until HAProxy routes to this node alone; it also routes to the former primary until two checks have failed. */
async function untilRoutedTo({ name }: PatroniNode, { haproxy }: DatabaseCluster) {
  const deadline = Date.now() + 15_000
  while ((await routedNodes(haproxy)).join() !== name) {
    if (Date.now() > deadline) throw new Error(`HAProxy does not route to ${name} alone`)
    await sleep(50)
  }
}

async function following({ nodes }: DatabaseCluster): Promise<PatroniNode> {
  const node = await synchronousOf(nodes)
  if (!node) throw new Error('The primary has no synchronous standby')
  return node
}

const anyOf = <One>(all: One[], random: () => number): One => all[Math.floor(random() * all.length)] as One
