import { matchedVersions } from '@/app/api/_http/if-match'
import { on, route } from '@/app/api/_http/route'
import { deleteEventOperation, eventToWire, updateEventOperation } from '@/app/api/_wire/events'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateEventOperation, async ({ ctx, params, body, publicOrigin, request }) =>
    eventToWire(publicOrigin)(
      await updateEntry(ctx, {
        kind: 'events',
        id: params.id,
        changes: body,
        versions: matchedVersions(request),
      }),
    ),
  ),
  on(deleteEventOperation, async ({ ctx, params }) => deleteEntry(ctx, { kind: 'events', id: params.id })),
)
