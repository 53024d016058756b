import { on, route } from '@/app/api/_http/route'
import { paymentWebhookOperation } from '@/app/api/_wire/checkout'
import { createSystemContext } from '@/lib/server/context'
import { receivePaymentEvent } from '@/lib/server/tasks/receive-payment-event'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(paymentWebhookOperation, async ({ request, body }) =>
    receivePaymentEvent(createSystemContext('payment events'), { headers: request.headers, bytes: body }),
  ),
)
