import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { eventToWire, visibleEventsOperation } from '@/app/api/_wire/events'
import { listVisibleEntries } from '@/lib/domain/content/queries'
import { PositionCursor } from '@/lib/domain/content/schema'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(visibleEventsOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: PositionCursor,
      read: (page) => listVisibleEntries(ctx, 'events', params.id, page),
      toWire: eventToWire(env().PUBLIC_ORIGIN),
    }),
  ),
)
