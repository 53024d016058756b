import type { Goal } from './drills'
import type { Finding } from './history'
import { isFailed, type Load, type Request } from './load'

/** How many failed requests a round names. */
const NAMED_FAILURES = 3

/** The result of one round. Times in milliseconds. */
export type Round = {
  drill: string
  seed: number
  acknowledged: number
  unknown: number
  failed: number
  /** The first requests that failed, each as a line. */
  failures: string[]
  requests: number
  /** From the fault to the acknowledgement of the first write sent after it; null if there was none. */
  nextWriteMs: number | null
  /** The longest time between two acknowledged writes. */
  pauseMs: number
  slowestMs: number
  /** The number of subscription debits that the provider made. */
  debits: number
  findings: Finding[]
  /** The goals that were missed. */
  missed: string[]
}

/** The times and counts of a load, given the instant of the fault. */
export function figuresOf({ writes, requests }: Pick<Load, 'writes' | 'requests'>, faultAt: number) {
  const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged').sort((a, b) => a.to - b.to)
  const next = acknowledged.find(({ from }) => from >= faultAt)
  const ends = acknowledged.map(({ to }) => to)
  const failed = requests.filter(isFailed)
  const pauses = ends.map((to, n) => to - (ends[n - 1] ?? to))
  return {
    acknowledged: acknowledged.length,
    unknown: writes.filter(({ outcome }) => outcome === 'unknown').length,
    failed: failed.length,
    failures: failed.slice(0, NAMED_FAILURES).map((request) => failureLine(request, faultAt)),
    requests: requests.length,
    nextWriteMs: next ? next.to - faultAt : null,
    pauseMs: Math.max(0, ...pauses),
    slowestMs: Math.max(0, ...requests.map(({ from, to }) => to - from)),
  }
}

function failureLine({ method, path, from, to, status }: Request, faultAt: number): string {
  const sent = `${((from - faultAt) / 1_000).toFixed(1)} s after the fault`
  return `${method} ${path}, sent ${sent}: ${status ?? 'no answer'} after ${to - from} ms`
}

/** The goals that a round missed, each with its figure. */
export function missedGoals(goal: Goal, round: Omit<Round, 'missed'>): string[] {
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
