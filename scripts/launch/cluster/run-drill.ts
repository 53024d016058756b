import { setTimeout as sleep } from 'node:timers/promises'
import { checkHistory } from './check-history'
import type { Drill } from './drills'
import { layGround, readBooks } from './ground'
import type { Finding } from './history'
import type { Installation } from './instances'
import { isFailed, Load } from './load'
import { type DatabaseCluster, waitUntilWhole } from './start-cluster'

/** Milliseconds of ordinary work before the fault and after its repair. */
const BEFORE_MS = 3_000
const AFTER_MS = 4_000

/** What one round came to. Times in milliseconds. */
export type Round = {
  drill: string
  seed: number
  acknowledged: number
  unknown: number
  failed: number
  requests: number
  /** From the fault to the answer of the first write that was sent after it; null: none came. */
  nextWriteMs: number | null
  /** The longest time without the answer of a write. */
  pauseMs: number
  slowestMs: number
  findings: Finding[]
  /** The goals that were missed. */
  missed: string[]
}

type Parts = { cluster: DatabaseCluster; installation: Installation }

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
  const books = await readBooks(ground, installation, cluster.directUrl)
  const findings = checkHistory({ writes: load.writes, reads: load.reads, ...books })
  const round = { drill: drill.name, seed, ...figuresOf(load, faultAt), findings }
  return { ...round, missed: missedGoals(drill, round) } satisfies Round
}

function figuresOf({ writes, requests }: Load, faultAt: number) {
  const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged').sort((a, b) => a.to - b.to)
  const next = acknowledged.find(({ from }) => from >= faultAt)
  const ends = acknowledged.map(({ to }) => to)
  const pauses = ends.map((to, n) => to - (ends[n - 1] ?? to))
  return {
    acknowledged: acknowledged.length,
    unknown: writes.filter(({ outcome }) => outcome === 'unknown').length,
    failed: requests.filter(isFailed).length,
    requests: requests.length,
    nextWriteMs: next ? next.to - faultAt : null,
    pauseMs: Math.max(0, ...pauses),
    slowestMs: Math.max(0, ...requests.map(({ from, to }) => to - from)),
  }
}

function missedGoals({ goal }: Drill, round: Omit<Round, 'missed'>): string[] {
  const missed: string[] = []
  if (goal.sound && round.findings.length > 0) missed.push(`${round.findings.length} findings, goal 0`)
  const longest = Math.max(round.nextWriteMs ?? Number.POSITIVE_INFINITY, round.pauseMs)
  if (goal.nextWriteMs !== undefined && longest >= goal.nextWriteMs)
    missed.push(`next write after ${longest} ms, goal < ${goal.nextWriteMs} ms`)
  if (goal.failed !== undefined && round.failed > goal.failed)
    missed.push(`${round.failed} failed requests, goal ${goal.failed}`)
  if (goal.slowestMs !== undefined && round.slowestMs >= goal.slowestMs)
    missed.push(`slowest request ${round.slowestMs} ms, goal < ${goal.slowestMs} ms`)
  return missed
}
