import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, retryDeliveryOperation } from '@/app/api/_wire/webhooks'
import { retryDelivery } from '@/lib/domain/webhooks/retry-delivery'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(retryDeliveryOperation, async ({ ctx, params }) => deliveryToWire(await retryDelivery(ctx, params.id))),
)
