import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import type { Context } from '../context'

/** For the nightly job: deletes old deliveries from the log. */
export async function deleteOldDeliveries(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const end = retentionEnd('webhookDeliveries', tx.now())
    await tx.db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, end))
  })
}
