import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, listDeliveriesOperation } from '@/app/api/_wire/webhooks'
import { mapRows } from '@/lib/domain/paging'
import { listDeliveries } from '@/lib/domain/webhooks/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listDeliveriesOperation, async ({ ctx, params, page }) =>
    mapRows(await listDeliveries(ctx, { endpointId: params.id, ...page }), deliveryToWire),
  ),
)
