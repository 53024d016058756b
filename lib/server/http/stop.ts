import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { finishWork, startDraining } from '../instance/instance'
import { log } from '../instance/log'

/** Milliseconds. */
type StopTimes = {
  /** How long /api/health says 503 while requests are still answered, so that a proxy sends them elsewhere. */
  announce: number
  /** How long requests may take after that. */
  requests: number
}

export const NORMAL_STOP: StopTimes = { announce: 4_000, requests: 14_000 }
/** For development, where no answer is awaited but a page's own connection stays open. */
export const IMMEDIATE_STOP: StopTimes = { announce: 0, requests: 0 }

const ALL = 25_000

type Stopping = {
  server: Server
  patience: StopTimes
  /** The work besides requests; stopped at once, awaited at the end. */
  stopJobs: () => Promise<void>
  /** Closes the resources of requests, after the last one. */
  close: () => Promise<void>
}

/** On SIGTERM and SIGINT: accepts no new requests, waits for running ones, then closes everything. Ends the process. */
export function stopOnSignal(stopping: Stopping): void {
  let asked = false
  const onSignal = () => {
    if (asked) return
    asked = true
    setTimeout(() => leave(new Error(`${ALL} ms were not enough`)), ALL).unref()
    stop(stopping).then(() => leave(), leave)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

async function stop({ server, patience, stopJobs, close }: Stopping): Promise<void> {
  startDraining()
  const jobs = stopJobs().catch((error) => log().error({ err: error }, 'The jobs did not stop cleanly'))
  await sleep(patience.announce)
  await closeServer(server, patience.requests)
  await jobs
  await finishWork()
  await close()
}

/** Stops accepting and waits for the running requests, at most so many milliseconds. */
async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection with a running request becomes idle only later.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(patience, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}

function leave(error?: unknown): never {
  if (error) log().error({ err: error }, 'The instance did not stop cleanly')
  process.exit(error ? 1 : 0)
}
