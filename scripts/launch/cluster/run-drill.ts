import { setTimeout as sleep } from 'node:timers/promises'
import { readBooks } from './books'
import { checkHistory } from './check-history'
import type { Drill } from './drills'
import { layGround } from './ground'
import type { Installation } from './instances'
import { Load } from './load'
import { figuresOf, missedGoals, type Round } from './round'
import { type DatabaseCluster, waitUntilWhole } from './start-cluster'

/** Milliseconds of ordinary work before the fault and after its repair. */
const BEFORE_MS = 3_000
const AFTER_MS = 4_000

export type Parts = { cluster: DatabaseCluster; installation: Installation }

/** One round of a drill under load, checked. */
export async function runDrill(
  drill: Drill,
  { cluster, installation }: Parts,
  seed: number,
  random: () => number,
) {
  await waitUntilWhole(cluster.nodes)
  await drill.prepare?.(cluster)
  const ground = await layGround(installation, cluster.directUrl)
  const load = new Load(ground, random)
  load.start()
  let faultAt = 0
  try {
    await sleep(BEFORE_MS)
    faultAt = Date.now()
    await drill.disturb({ cluster, installation, load, random })
    await sleep(AFTER_MS)
  } finally {
    cluster.links.restore()
    await load.stop()
  }
  await waitUntilWhole(cluster.nodes)
  const { debits, ...books } = await readBooks(ground, installation, cluster.directUrl)
  const findings = checkHistory({ writes: load.writes, reads: load.reads, ...books })
  const round = { drill: drill.name, seed, ...figuresOf(load, faultAt), debits, findings }
  return { ...round, missed: missedGoals(drill.goal, round) } satisfies Round
}
