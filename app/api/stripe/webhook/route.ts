import { on, route } from '@/app/api/_http/route'
import { paymentWebhookOperation } from '@/app/api/_wire/checkout'
import { receiveEvent } from '@/lib/domain/checkout/receive-event'
import { createSystemContext } from '@/lib/server/context'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(paymentWebhookOperation, async ({ request, body }) =>
    receiveEvent(createSystemContext('payment events'), { headers: request.headers, bytes: body }),
  ),
)
