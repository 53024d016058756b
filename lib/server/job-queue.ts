import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Queryable } from '@/db/client'
import type { Job } from '../domain/notifications/jobs'

/** pg-boss writes SQL with $1…; drizzle takes parts and values, and so keeps the job in the caller's transaction. */
function toDrizzle(text: string, values: unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`))
  return sql.join(parts)
}

// Only writes jobs: it is never started and has no connection of its own.
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Enqueue within a context')) } })

/** Puts a job in its queue through `db`, which may be a transaction: the job exists if and only if that commits. */
export async function enqueueJob(db: Queryable, job: Job): Promise<void> {
  await writer.send(job.queue, job.queue === 'mail' ? job.mail : { keys: job.keys }, {
    db: {
      executeSql: async (text, values) => {
        const { rows } = await db.execute(toDrizzle(text, values))
        return { rows }
      },
    },
  })
}
