import { sql } from 'drizzle-orm'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { Mail } from '../notifications/jobs'
import { requirePermission } from '../permissions/require-permission'
import { DEAD_LETTERS } from './queries'
import type { JobKey } from './schema'

/** Retries a permanently failed job. A mail goes back to its queue with the same data, so that the provider recognizes a
 *  repeat. `conflict` when it is already being retried, or is gone. */
export async function retryJob(ctx: Context, { queue, id }: JobKey): Promise<void> {
  requirePermission(ctx, 'jobs.manage')
  await ctx.transaction(async (tx) => {
    const { rows } =
      queue === DEAD_LETTERS
        ? await tx.db.execute<{ data: Mail }>(
            sql`delete from pgboss.job where name = ${queue} and id = ${id} returning data`,
          )
        : // As pg-boss does itself.
          await tx.db.execute<{ data: { kind?: string } }>(
            sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
                where name = ${queue} and id = ${id} and state = 'failed' and dead_letter is null returning data`,
          )
    const [job] = rows
    if (!job) throw new DomainError('conflict', 'Cette tâche a déjà été relancée ou n’existe plus.')
    if (queue === DEAD_LETTERS) await tx.enqueue({ queue: 'mail', mail: job.data as Mail })
    const kind = job.data.kind ?? null
    await tx.audit({ action: 'job.retried', subject: { type: 'job', id }, after: { queue, kind } })
  })
}
