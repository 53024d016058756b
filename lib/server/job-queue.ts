import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Queryable } from '@/db/client'
import type { Job } from '../domain/notifications/jobs'

/** pg-boss writes SQL with $1…; drizzle takes parts and values, and so keeps the job in the caller's transaction. */
function toDrizzle(text: string, values: unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : toValue(values[Number(part) - 1])))
  return sql.join(parts)
}

/** A value that pg-boss uses at several places becomes several here, and each would take the type of its own place: what
 *  is a text to pg-boss is said to be one. */
const toValue = (value: unknown) => (typeof value === 'string' ? sql`${value}::text` : sql`${value ?? null}`)

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue within a context')) } })

/** Puts a job in its queue through `db`, which may be a transaction: the job exists if and only if that commits. */
export async function enqueueJob(db: Queryable, job: Job): Promise<void> {
  const { queue, data, ...options } = written(job)
  await writer.send(queue, data, {
    ...options,
    db: {
      executeSql: async (text, values) => {
        const { rows } = await db.execute(toDrizzle(text, values))
        return { rows }
      },
    },
  })
}

type Written = { queue: Job['queue']; data: object; startAfter?: number } & Pick<
  PgBoss.SendOptions,
  'singletonKey' | 'singletonSeconds'
>

const HOUR = 3_600

function written(job: Job): Written {
  const { queue } = job
  if (queue === 'mail') {
    const { mail: data, hourly } = job
    return { queue, data, ...(hourly && { singletonKey: hourly, singletonSeconds: HOUR }) }
  }
  if (queue === 'files') return { queue, data: { keys: job.keys } }
  return { queue, data: { deliveryId: job.deliveryId }, startAfter: job.afterSeconds }
}
