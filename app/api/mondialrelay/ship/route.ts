import { on, route } from '@/app/api/_http/route'
import { shipmentToWire, shipOrderOperation } from '@/app/api/_wire/shipments'
import { shipOrder } from '@/lib/domain/shipping/ship-order'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(shipOrderOperation, async ({ ctx, body, publicOrigin }) =>
    shipmentToWire(await shipOrder(ctx, body), publicOrigin),
  ),
)
