import { on, route } from '@/app/api/_http/route'
import { createEventOperation, eventToWire } from '@/app/api/_wire/events'
import { createEntry } from '@/lib/domain/content/create-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createEventOperation, async ({ ctx, body }) =>
    eventToWire(env().PUBLIC_ORIGIN)(await createEntry(ctx, 'events', body.websiteId, body.input)),
  ),
)
