import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** What it must answer; 200 unless said. */
  status?: number
  pid: number
}

export interface Sample {
  perSecond: number
  cpuMicroseconds: number
}

/** One request after the other over one kept connection, for so many milliseconds. */
export async function measure(target: Target, milliseconds: number): Promise<Sample> {
  // A connection of its own: the server closes one that waited through the other's turn.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cpuBefore = cpuSeconds(target.pid)
  const started = performance.now()
  let requests = 0
  while (performance.now() - started < milliseconds) {
    await request(target, agent)
    requests++
  }
  agent.destroy()
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: requests / seconds,
    cpuMicroseconds: ((cpuSeconds(target.pid) - cpuBefore) / requests) * 1e6,
  }
}

function request({ url, headers = {}, status = 200 }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== status) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })
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
