import { on, route } from '@/app/api/_http/route'
import { orderToWire } from '@/app/api/_wire/orders'
import { resolveShipmentOperation } from '@/app/api/_wire/shipments'
import { getOrder } from '@/lib/domain/orders/queries'
import { resolveShipment } from '@/lib/domain/shipping/resolve-shipment'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(resolveShipmentOperation, async ({ ctx, params, body, publicOrigin }) => {
    await resolveShipment(ctx, { orderId: params.id, finding: body })
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
