import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { median } from './compare'
import { Connection } from './connection'
import type { Served } from './floors'

const WARM_UP_MS = 3_000
const ROUND_MS = 2_000
const ROUNDS = 7
const STREAM_MS = 15_000
const MEMORY_LOOK_MS = 50
const MEGABYTE = 1024 * 1024

/** Any cookie bypasses the lists in memory: the framework answers. */
export const AROUND_MEMORY = { cookie: 'around=memory' }

/** A measured value with its upper limit, `goal`. */
export type Bound = { name: string; goal: number; unit: string; value: number }

/** Compares a page of a large shop with that of a small one, by one caller's median response time. */
export async function compareSizes({ origin }: Served, small: number, large: number): Promise<Bound> {
  const ask = (websiteId: number, milliseconds: number) =>
    medianTime(`${origin}/api/products/website/${websiteId}?limit=20`, milliseconds, AROUND_MEMORY)
  return {
    name: 'median of `GET /api/products/website/{id}?limit=20` with 100 000 products beside 100',
    goal: 1.5,
    unit: '',
    value: await ratioOf(ask, small, large),
  }
}

/** The ratio of the large shop to the small one: the median of all rounds. */
async function ratioOf(
  ask: (websiteId: number, milliseconds: number) => Promise<number>,
  small: number,
  large: number,
): Promise<number> {
  for (const websiteId of [small, large]) await ask(websiteId, WARM_UP_MS)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ofSmall = await ask(small, ROUND_MS)
    ratios.push((await ask(large, ROUND_MS)) / ofSmall)
  }
  return median(ratios)
}

/** Compares the accounts of a shop with 100 000 orders a year with those of a shop with 100. */
export async function compareAccounts(
  { origin }: Served,
  cookie: string,
  small: number,
  large: number,
): Promise<Bound> {
  const ask = (websiteId: number, milliseconds: number) =>
    medianTime(`${origin}/dashboard/ecom/${websiteId}/comptes`, milliseconds, { cookie })
  return {
    name: 'median of `/dashboard/ecom/{id}/comptes` with 100 000 orders beside 100',
    goal: 3,
    unit: '',
    value: await ratioOf(ask, small, large),
  }
}

/** Measures how streaming a whole list, repeatedly and at full speed, affects other calls and memory. */
export async function measureStream({ origin, pid }: Served, large: number): Promise<Bound[]> {
  const requestOther = (milliseconds: number) =>
    medianTime(`${origin}/api/testimonials/website/1`, milliseconds, AROUND_MEMORY)
  await requestOther(WARM_UP_MS)
  const alone = await requestOther(STREAM_MS)
  const before = residentBytes(pid)
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, residentBytes(pid))
  }, MEMORY_LOOK_MS)
  const reader = await Connection.open(`${origin}/api/products/website/${large}`, {})
  let isStreaming = true
  const streaming = reader.repeatUntil(performance.now() + STREAM_MS, 200).then((times) => {
    isStreaming = false
    return times.length
  })
  const medianWhileStreaming = await requestOther(STREAM_MS)
  if (!isStreaming) throw new Error('The stream ended before the other calls')
  await streaming
  clearInterval(looking)
  reader.close()
  return [
    {
      name: 'median of `GET /api/testimonials/website/1` while 100 000 products are streamed, beside alone',
      goal: 3,
      unit: '',
      value: medianWhileStreaming / alone,
    },
    { name: 'memory that the stream adds', goal: 64, unit: ' MB', value: (most - before) / MEGABYTE },
  ]
}

/** The median response time of one caller's sequential requests. */
async function medianTime(
  url: string,
  milliseconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const connection = await Connection.open(url, headers)
  const times = await connection.repeatUntil(performance.now() + milliseconds, 200)
  connection.close()
  return median(times)
}

/** NaN where the system has no /proc. */
function residentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
