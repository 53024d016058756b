import { on, route } from '@/app/api/_http/route'
import { deliveryToWire, sendTestOperation } from '@/app/api/_wire/webhooks'
import { sendTest } from '@/lib/domain/webhooks/send-test'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(sendTestOperation, async ({ ctx, params }) => deliveryToWire(await sendTest(ctx, params.id))),
)
