import { on, route } from '@/app/api/_http/route'
import { eventToWire, reorderEventsOperation } from '@/app/api/_wire/events'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderEventsOperation, async ({ ctx, body }) =>
    (await moveEntry(ctx, 'events', body.id, body.position)).map(eventToWire(env().PUBLIC_ORIGIN)),
  ),
)
