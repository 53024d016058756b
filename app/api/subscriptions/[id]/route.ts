import { on, route } from '@/app/api/_http/route'
import { getSubscriptionOperation, subscriptionToWire } from '@/app/api/_wire/subscriptions'
import { getSubscription } from '@/lib/domain/billing/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getSubscriptionOperation, async ({ ctx, params }) =>
    subscriptionToWire(await getSubscription(ctx, params.id)),
  ),
)
