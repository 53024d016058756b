import { on, route } from '@/app/api/_http/route'
import { correctionOf, correctOrderOperation, getOrderOperation, orderToWire } from '@/app/api/_wire/orders'
import { correctOrder } from '@/lib/domain/orders/correct-order'
import { getOrder } from '@/lib/domain/orders/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getOrderOperation, async ({ ctx, params }) => orderToWire(await getOrder(ctx, params.id))),
  on(correctOrderOperation, async ({ ctx, params, body }) => {
    await correctOrder(ctx, { orderId: params.id, ...correctionOf(body) })
    return orderToWire(await getOrder(ctx, params.id))
  }),
)
