import { on, route } from '@/app/api/_http/route'
import { listSubscriptionsOperation, subscriptionToWire } from '@/app/api/_wire/subscriptions'
import { listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { oldestFirst } from '@/lib/domain/lists/oldest-first'
import { forward } from '@/lib/domain/lists/read-sorted'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listSubscriptionsOperation, async ({ ctx, query, page }) =>
    mapRows(
      await listSubscriptions(ctx, { filter: oldestFirst(query), page: forward(page) }),
      subscriptionToWire,
    ),
  ),
)
