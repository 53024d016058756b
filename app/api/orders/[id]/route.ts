import { on, route } from '@/app/api/_http/route'
import { correctionOf, correctOrderOperation } from '@/app/api/_wire/order-corrections'
import { getOrderOperation, orderToWire } from '@/app/api/_wire/orders'
import { getOrder } from '@/lib/domain/orders/queries'
import { correctOrder } from '@/lib/domain/shipping/correct-order'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getOrderOperation, async ({ ctx, params, publicOrigin }) =>
    orderToWire(publicOrigin)(await getOrder(ctx, params.id)),
  ),
  on(correctOrderOperation, async ({ ctx, params, body, publicOrigin }) => {
    await correctOrder(ctx, { orderId: params.id, ...correctionOf(body) })
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
