import type { PlatformPayments } from './platform-payments'
import { REFERENCE, refundOf } from './refund'
import { callStripe } from './stripe'

export const refundIntent: PlatformPayments['refundIntent'] = async ({
  intentId,
  amountCents,
  reference,
  idempotencyKey,
}) =>
  refundOf(
    await callStripe((stripe) =>
      stripe.refunds.create(
        { payment_intent: intentId, amount: amountCents, metadata: { [REFERENCE]: reference } },
        { idempotencyKey },
      ),
    ),
  )
