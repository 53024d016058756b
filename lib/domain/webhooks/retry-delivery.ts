import { eq, sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import type { Context } from '../context'
import { lockDelivery } from './queries'
import { requireActive } from './require-active'
import type { WebhookDelivery } from './schema'

/** Sends the same message again, now, with all its attempts ahead; `conflict` if the endpoint is switched off. */
export async function retryDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  return ctx.transaction(async (tx) => {
    const { endpoint } = await lockDelivery(tx, id)
    requireActive(endpoint)
    const [changed] = await tx.db
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null })
      .where(eq(webhookDeliveries.id, id))
      .returning()
    return changed as WebhookDelivery
  })
}
