import { on, route } from '@/app/api/_http/route'
import { handOverOrderOperation, orderToWire } from '@/app/api/_wire/orders'
import { getOrder } from '@/lib/domain/orders/queries'
import { handOverOrder } from '@/lib/domain/shipping/hand-over-order'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(handOverOrderOperation, async ({ ctx, params, publicOrigin }) => {
    await handOverOrder(ctx, params.id)
    return orderToWire(publicOrigin)(await getOrder(ctx, params.id))
  }),
)
