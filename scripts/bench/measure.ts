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
export const measure = (target: Target, milliseconds: number): Promise<Sample> =>
  measureAll([target], milliseconds)

/** Measures several processes that share the connections; their CPU time is summed. */
export async function measureAll(targets: Target[], milliseconds: number): Promise<Sample> {
  // New connections each time, because the server closes those idle during the other target's round.
  const open = await Promise.all(targets.flatMap((target) => connect(target, targets.length)))
  const cpuOfAll = () => targets.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
  const cpuBefore = cpuOfAll()
  const started = performance.now()
  const answers = await Promise.all(
    open.map(({ connection, status }) => connection.repeatUntil(started + milliseconds, status)),
  )
  const seconds = (performance.now() - started) / 1000
  const requests = answers.reduce((sum, { length }) => sum + length, 0)
  for (const { connection } of open) connection.close()
  return {
    perSecond: requests / seconds,
    cpuMicroseconds: ((cpuOfAll() - cpuBefore) / requests) * 1e6,
  }
}

/** A target's share of the connections. */
const connect = (
  { url, headers = {}, status = 200, connections = CONNECTIONS }: Target,
  shares: number,
): Promise<{ connection: Connection; status: number }>[] =>
  Array.from({ length: Math.max(connections / shares, 1) }, async () => ({
    connection: await Connection.open(url, headers),
    status,
  }))

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
