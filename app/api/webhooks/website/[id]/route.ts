import { on, route } from '@/app/api/_http/route'
import { endpointToWire, listEndpointsOperation } from '@/app/api/_wire/webhooks'
import { mapRows } from '@/lib/domain/paging'
import { listEndpoints } from '@/lib/domain/webhooks/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listEndpointsOperation, async ({ ctx, params, page }) =>
    mapRows(await listEndpoints(ctx, { websiteId: params.id, ...page }), endpointToWire),
  ),
)
