import { on, route } from '@/app/api/_http/route'
import { orderToWire, refundOrderOperation } from '@/app/api/_wire/orders'
import { getOrder } from '@/lib/domain/orders/queries'
import { refundOrder } from '@/lib/domain/refunds/refund-order'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(refundOrderOperation, async ({ ctx, params, body, publicOrigin }) => {
    await refundOrder(ctx, { orderId: params.id, ...body })
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
