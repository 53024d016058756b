import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { insertSubscription } from './insert-subscription'
import { getSubscription } from './queries'
import type { Subscription, SubscriptionInput } from './schema'

/** Adds a client's subscription; agency only. */
export async function createSubscription(
  ctx: Context,
  { submissionId, ...input }: SubscriptionInput & Keyed,
): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'subscription', content: input },
      {
        create: async () => {
          await requireClient(tx, input.clientId)
          return insertSubscription(tx, input)
        },
        read: (id) => getSubscription(tx, id),
      },
    ),
  )
}
