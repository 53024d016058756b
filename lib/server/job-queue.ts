import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import type { Job } from '../domain/notifications/jobs'
import { mailQueueOf } from './jobs/mail'

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue in a transaction')) } })

/** Puts a job in its queue by the client of a transaction: the job exists if and only if that commits. */
export async function enqueueJob(client: PoolClient, job: Job): Promise<void> {
  const { queue, data, ...options } = toSend(job)
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
  await writer.send(queue, data, { ...options, db })
}

const HOUR = 3_600
const LABEL_SECONDS = 15

/** What pg-boss is given for a job. */
function toSend(job: Job): { queue: string; data: object } & PgBoss.SendOptions {
  const { queue } = job
  if (queue === 'mail') {
    const { mail: data, hourly } = job
    return {
      queue: mailQueueOf(data.kind),
      data,
      ...(hourly && { singletonKey: hourly, singletonSeconds: HOUR }),
    }
  }
  if (queue === 'links') {
    const { linkId, purpose, email } = job
    return { queue, data: { linkId, purpose, email } }
  }
  if (queue === 'refunds')
    return { queue, data: { orderId: job.orderId }, singletonKey: `refund/${job.orderId}` }
  if (queue === 'labels')
    // The request that shipped the order fetches it first.
    return {
      queue,
      data: { orderId: job.orderId },
      singletonKey: `label/${job.orderId}`,
      startAfter: LABEL_SECONDS,
    }
  return { queue, data: { keys: job.keys } }
}
