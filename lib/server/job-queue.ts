import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import type { Cause, Job } from '../domain/notifications/jobs'
import { tracing } from './traces/tracing'

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue in a transaction')) } })

/** Puts a job in its queue by the client of a transaction: the job exists if and only if that commits. It keeps which request
 *  asked for it first: a dead letter that is retried has its cause already. */
export async function enqueueJob(client: PoolClient, job: Job, requestId: string): Promise<void> {
  // With the first job: a request that asks for none does not load what the queues do.
  const { sendingOf } = await import('./jobs/queues')
  const { queue, data, ...options } = sendingOf(job)
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
  const trace = tracing()?.currentSpan()
  const cause: Cause = { requestId, ...(trace !== undefined && { trace }) }
  await writer.send(queue, { cause, ...data }, { ...options, db })
}
