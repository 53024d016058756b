import { eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { changedFields, type Given, sameFields } from '../given-fields'
import { requirePermission } from '../permissions/require-permission'
import { refuseWhileCovering } from './covered-websites'
import { lockSubscription } from './lock-subscription'
import { rankClients } from './rank-clients'
import type { Subscription, SubscriptionInput } from './schema'

/** Changes some fields of a subscription; only the agency does. `conflict` when it would go to another client while
 *  websites are linked to it. */
export async function updateSubscription(
  ctx: Context,
  { id, changes }: { id: number; changes: Given<SubscriptionInput> },
): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const { subscription, covered } = await lockSubscription(tx, id)
    const changed = changedFields(subscription, changes)
    if (Object.keys(changed).length === 0) return subscription
    if (changed.clientId !== undefined) {
      await requireClient(tx, changed.clientId)
      refuseWhileCovering(covered, 'avant de le donner à un autre client')
    }
    const [updated] = await tx.db
      .update(subscriptions)
      .set(changed)
      .where(eq(subscriptions.id, id))
      .returning()
    if (!updated) throw new Error('The subscription vanished while it was locked')
    await rankClients(tx, subscription.clientId, updated.clientId)
    await tx.audit({
      action: 'subscription.changed',
      subject: { type: 'subscription', id },
      before: sameFields(subscription, changed),
      after: changed,
    })
    return updated
  })
}
