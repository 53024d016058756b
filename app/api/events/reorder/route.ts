import { on, route } from '@/app/api/_http/route'
import { eventToWire, reorderEventsOperation } from '@/app/api/_wire/events'
import { moveEntry } from '@/lib/domain/content/move-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderEventsOperation, async ({ ctx, body, publicOrigin }) =>
    (await moveEntry(ctx, { kind: 'events', ...body })).map(eventToWire(publicOrigin)),
  ),
)
