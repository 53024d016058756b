import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, sendTestOperation } from '@/app/api/_wire/webhooks'
import { sendTest } from '@/lib/domain/webhooks/send-test'
import { takeWebhookPoint } from '@/lib/server/limited'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(sendTestOperation, async ({ ctx, params }) => {
    await takeWebhookPoint(ctx)
    return deliveryToWire(await sendTest(ctx, params.id))
  }),
)
