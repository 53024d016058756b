import { on, route } from '@/app/api/_http/route'
import { orderToWire } from '@/app/api/_wire/orders'
import { shipWithOtherCarrierOperation } from '@/app/api/_wire/shipments'
import { getOrder } from '@/lib/domain/orders/queries'
import { shipWithOtherCarrier } from '@/lib/domain/shipping/ship-with-other-carrier'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(shipWithOtherCarrierOperation, async ({ ctx, params, body, publicOrigin }) => {
    await shipWithOtherCarrier(ctx, { orderId: params.id, carriage: body })
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
