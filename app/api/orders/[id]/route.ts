import { on, route } from '@/app/api/_http/route'
import { getOrderOperation, orderToWire } from '@/app/api/_wire/orders'
import { getOrder } from '@/lib/domain/orders/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getOrderOperation, async ({ ctx, params, publicOrigin }) =>
    orderToWire(publicOrigin)(await getOrder(ctx, params.id)),
  ),
)
