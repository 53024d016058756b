import { on, route } from '@/app/api/_http/route'
import { quoteDeliveryOperation } from '@/app/api/_wire/delivery'
import { quoteDelivery } from '@/lib/domain/delivery/quote-delivery'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(quoteDeliveryOperation, ({ ctx, body }) => quoteDelivery(ctx, body)),
)
