import { on, route } from '@/app/api/_http/route'
import { deleteEventOperation, eventToWire, updateEventOperation } from '@/app/api/_wire/events'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateEventOperation, async ({ ctx, params, body }) =>
    eventToWire(env().PUBLIC_ORIGIN)(await updateEntry(ctx, 'events', params.id, body)),
  ),
  on(deleteEventOperation, async ({ ctx, params }) => deleteEntry(ctx, 'events', params.id)),
)
