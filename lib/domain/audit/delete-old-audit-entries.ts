import { sql } from 'drizzle-orm'
import { RETENTION } from '@/content/retention'
import { auditLog } from '@/db/schema/audit-log'
import type { Context } from '../context'

/** For the nightly job: deletes old audit entries by the database's clock, because its triggers use that clock and refuse to
 *  delete entries younger than a year. */
export async function deleteOldAuditEntries(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .delete(auditLog)
      .where(sql`${auditLog.at} < now() - make_interval(days => ${RETENTION.auditLog.days}::int)`)
  })
}
