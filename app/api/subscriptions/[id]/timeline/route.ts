import { on, route } from '@/app/api/_http/route'
import { getSubscriptionTimelineOperation, timelineLineToWire } from '@/app/api/_wire/subscription-contracts'
import { readTimeline } from '@/lib/domain/billing/read-timeline'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getSubscriptionTimelineOperation, async ({ ctx, params }) =>
    (await readTimeline(ctx, params.id)).map(timelineLineToWire),
  ),
)
