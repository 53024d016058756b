import { readFileSync } from 'node:fs'
import { Connection } from './connection'

export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** The expected status; 200 by default. */
  status?: number
  /** `CONNECTIONS` by default. */
  connections?: number
  pid: number
}

export interface Sample {
  perSecond: number
  cpuMicroseconds: number
}

/** Enough that the server always has a request to answer; with one connection, both sides would wait for each other. */
export const CONNECTIONS = 8

/** Measures for the given time, with one request at a time on each connection. */
export async function measure(target: Target, milliseconds: number): Promise<Sample> {
  // New connections each time, because the server closes those idle during the other target's round.
  const connections = await Promise.all(
    Array.from({ length: target.connections ?? CONNECTIONS }, () =>
      Connection.open(target.url, target.headers ?? {}),
    ),
  )
  const cpuBefore = cpuSeconds(target.pid)
  const started = performance.now()
  const answers = await Promise.all(
    connections.map((connection) => connection.repeatUntil(started + milliseconds, target.status ?? 200)),
  )
  const seconds = (performance.now() - started) / 1000
  const requests = answers.reduce((sum, { length }) => sum + length, 0)
  for (const connection of connections) connection.close()
  return {
    perSecond: requests / seconds,
    cpuMicroseconds: ((cpuSeconds(target.pid) - cpuBefore) / requests) * 1e6,
  }
}

const TICKS_PER_SECOND = 100

/** User and system time of a process so far; NaN where the system has no /proc. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}
