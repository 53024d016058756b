import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, retryDeliveryOperation } from '@/app/api/_wire/webhooks'
import { retryDelivery } from '@/lib/domain/webhooks/retry-delivery'
import { takeWebhookPoint } from '@/lib/server/limited'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(retryDeliveryOperation, async ({ ctx, params }) => {
    await takeWebhookPoint(ctx)
    return deliveryToWire(await retryDelivery(ctx, params.id))
  }),
)
