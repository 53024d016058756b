import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPool } from '../../db/client'
import { step } from '../launch/progress'
import type { Product } from './product'
import { type Backlog, QUEUES } from './queues'

/** Descending, so that instances only have to be stopped. */
const INSTANCES = [4, 2, 1]
const POLL_MS = 50
const TIMEOUT_MS = 180_000

/** Jobs per second of a queue by number of instances. */
export type Throughput = { queue: string; jobs: number; perSecond: Record<number, number> }

/** Fills each queue and measures how fast four, two and one instances empty it. */
export async function measureJobs({
  product,
  databaseUrl,
  receiver,
  startInstance,
}: Product): Promise<Throughput[]> {
  const pool = createPool(databaseUrl, 2)
  const running = [product]
  while (running.length < Math.max(...INSTANCES))
    running.push(await step(`Starting instance ${running.length + 1}`, startInstance))
  const measured = QUEUES.map(({ queue }): Throughput => ({ queue, jobs: 0, perSecond: {} }))
  for (const instances of INSTANCES) {
    await Promise.all(running.splice(instances).map(({ stop }) => stop()))
    for (const [index, { queue, prepare }] of QUEUES.entries()) {
      const row = measured[index] as Throughput
      const backlog = await prepare({ pool, receiver })
      row.jobs = backlog.jobs
      row.perSecond[instances] = await step(
        `${backlog.jobs} jobs of ${queue}, ${instances} instances`,
        () => measureRate(pool, backlog),
        (rate) => `${rate.toFixed(1)} per second`,
      )
    }
  }
  await pool.end()
  return measured
}

/** From enqueueing to the last job; NaN when the queue is not emptied in time. */
async function measureRate(pool: Pool, { jobs, pendingQuery, enqueue }: Backlog): Promise<number> {
  await enqueue()
  const started = performance.now()
  while (performance.now() - started < TIMEOUT_MS) {
    const { rows } = await pool.query<{ pending: number }>(pendingQuery)
    if (rows[0]?.pending === 0) return jobs / ((performance.now() - started) / 1_000)
    await sleep(POLL_MS)
  }
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
