import { on, route } from '@/app/api/_http/route'
import { freeDeliveryOperation } from '@/app/api/_wire/delivery'
import { missingForFreeDelivery } from '@/lib/domain/checkout/quote-checkout'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(freeDeliveryOperation, async ({ ctx, query }) => ({
    missingCents: await missingForFreeDelivery(ctx, query),
  })),
)
