import { on, route } from '@/app/api/_http/route'
import { eventToWire, visibleEventsOperation } from '@/app/api/_wire/events'
import { listVisibleEntries } from '@/lib/domain/content/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(visibleEventsOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(
      await listVisibleEntries(ctx, { kind: 'events', websiteId: params.id, ...page }),
      eventToWire(publicOrigin),
    ),
  ),
)
