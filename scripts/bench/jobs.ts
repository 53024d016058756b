import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPool } from '../../db/client'
import { stop } from '../launch/child'
import { step } from '../launch/progress'
import type { Product } from './product'
import { type Filled, QUEUES } from './queues'

/** Most first, so that instances only have to be stopped. */
const INSTANCES = [4, 2, 1]
const LOOK_MS = 50
const TIMEOUT_MS = 180_000
const SHUTDOWN_MS = 27_000

/** Jobs a second of a queue, by the number of instances that process it. */
export type Throughput = { queue: string; jobs: number; perSecond: Record<number, number> }

/** Fills each queue and measures how fast one, two and four instances empty it. */
export async function measureJobs({
  product,
  databaseUrl,
  receiver,
  startInstance,
}: Product): Promise<Throughput[]> {
  const pool = createPool(databaseUrl, 2)
  const running = [product]
  const most = INSTANCES[0] ?? 1
  while (running.length < most)
    running.push(await step(`Starting instance ${running.length + 1}`, startInstance))
  const measured = QUEUES.map(({ queue }): Throughput => ({ queue, jobs: 0, perSecond: {} }))
  for (const instances of INSTANCES) {
    for (const { child } of running.splice(instances)) await stop(child, SHUTDOWN_MS)
    for (const [index, { queue, fill }] of QUEUES.entries()) {
      const row = measured[index] as Throughput
      const filled = await fill({ pool, receiver })
      row.jobs = filled.jobs
      row.perSecond[instances] = await step(`${filled.jobs} jobs of ${queue}, ${instances} instances`, () =>
        rateOf(pool, filled),
      )
    }
  }
  await pool.end()
  return measured
}

/** From the moment that the jobs are there; NaN when the queue is not emptied in time. */
async function rateOf(pool: Pool, { jobs, left, put }: Filled): Promise<number> {
  await put()
  const from = performance.now()
  while (performance.now() - from < TIMEOUT_MS) {
    const { rows } = await pool.query<{ left: number }>(left)
    if (rows[0]?.left === 0) return jobs / ((performance.now() - from) / 1_000)
    await sleep(LOOK_MS)
  }
  // Such as drawing on a machine that does much else: its threads give up.
  return Number.NaN
}

export function printThroughput(queues: Throughput[]): void {
  const counts = INSTANCES.toReversed()
  console.log(`\n| queue | jobs | ${counts.map((count) => `${count} × jobs/s`).join(' | ')} |`)
  console.log(`|---|---|${counts.map(() => '---').join('|')}|`)
  for (const { queue, jobs, perSecond } of queues)
    console.log(
      `| ${queue} | ${jobs} | ${counts.map((count) => perSecond[count]?.toFixed(1) ?? '–').join(' | ')} |`,
    )
}
