import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import type { Cause, Job } from '../domain/notifications/jobs'
import { tracing } from './traces/tracing'

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue in a transaction')) } })

/** Enqueues a job through the client of a transaction: the job exists if and only if that commits. The job stores the request
 *  that first caused it: a retried dead letter already has its cause. */
export async function enqueueJob(client: PoolClient, job: Job, requestId: string): Promise<void> {
  // Loaded with the first job: a request without jobs does not load the queues' dependencies.
  const { sendingOf } = await import('./jobs/queues')
  const { queue, data, ...options } = sendingOf(job)
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
  const trace = tracing()?.currentSpan()
  const cause: Cause = { requestId, ...(trace !== undefined && { trace }) }
  await writer.send(queue, { cause, ...data }, { ...options, db })
}
