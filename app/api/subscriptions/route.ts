import { on, route } from '@/app/api/_http/route'
import { createSubscriptionOperation, subscriptionToWire } from '@/app/api/_wire/subscriptions'
import { createSubscription } from '@/lib/domain/billing/create-subscription'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createSubscriptionOperation, async ({ ctx, body }) =>
    subscriptionToWire(await createSubscription(ctx, body)),
  ),
)
