import { on, route } from '@/app/api/_http/route'
import { createEventOperation, eventToWire } from '@/app/api/_wire/events'
import { createEntry } from '@/lib/domain/content/create-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createEventOperation, async ({ ctx, body, publicOrigin }) =>
    eventToWire(publicOrigin)(await createEntry(ctx, { kind: 'events', ...body })),
  ),
)
