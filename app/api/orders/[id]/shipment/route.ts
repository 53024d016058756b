import { on, route } from '@/app/api/_http/route'
import { orderToWire } from '@/app/api/_wire/orders'
import { shipOtherwiseOperation } from '@/app/api/_wire/shipments'
import { getOrder } from '@/lib/domain/orders/queries'
import { shipOtherwise } from '@/lib/domain/shipping/ship-otherwise'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(shipOtherwiseOperation, async ({ ctx, params, body, publicOrigin }) => {
    await shipOtherwise(ctx, { orderId: params.id, carriage: body })
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
