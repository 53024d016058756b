import { on, route } from '@/app/api/_http/route'
import {
  deleteSubscriptionOperation,
  getSubscriptionOperation,
  subscriptionToWire,
  updateSubscriptionOperation,
} from '@/app/api/_wire/subscriptions'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { getSubscription } from '@/lib/domain/billing/queries'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getSubscriptionOperation, async ({ ctx, params }) =>
    subscriptionToWire(await getSubscription(ctx, params.id)),
  ),
  on(updateSubscriptionOperation, async ({ ctx, params, body }) =>
    subscriptionToWire(await updateSubscription(ctx, { id: params.id, changes: body })),
  ),
  on(deleteSubscriptionOperation, async ({ ctx, params }) => deleteSubscription(ctx, params.id)),
)
