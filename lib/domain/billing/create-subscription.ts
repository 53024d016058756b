import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { insertSubscription } from './insert-subscription'
import type { Subscription, SubscriptionInput } from './schema'

/** Adds a client's subscription; only the agency does. */
export async function createSubscription(ctx: Context, input: SubscriptionInput): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    await requireClient(tx, input.clientId)
    return insertSubscription(tx, input)
  })
}
