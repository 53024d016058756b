import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import type { Job } from '../domain/notifications/jobs'

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue in a transaction')) } })

/** Puts a job in its queue by the client of a transaction: the job exists if and only if that commits. */
export async function enqueueJob(client: PoolClient, job: Job): Promise<void> {
  // With the first job: a request that asks for none does not load what the queues do.
  const { sendingOf } = await import('./jobs/queues')
  const { queue, data, ...options } = sendingOf(job)
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
  await writer.send(queue, data, { ...options, db })
}
