import { eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { refuseWhileCovering } from './covered-websites'
import { refuseInvoiced } from './invoiced'
import { lockSubscription } from './lock-subscription'
import { rankClients } from './rank-clients'

/** Deletes a subscription; agency only. `conflict` while websites are linked to it, and once it has an invoice. */
export async function deleteSubscription(ctx: Context, id: number): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const { subscription, covered } = await lockSubscription(tx, id)
    refuseWhileCovering(covered, 'avant de le supprimer')
    await refuseInvoiced(tx, id, 'il ne peut pas être supprimé')
    await tx.db.delete(subscriptions).where(eq(subscriptions.id, id))
    await rankClients(tx, subscription.clientId)
    await tx.audit({
      action: 'subscription.deleted',
      subject: { type: 'subscription', id },
      before: subscription,
    })
  })
}
