import type { Payments } from './payments'
import { REFERENCE, refundOf } from './refund'
import { callStripe, onAccount } from './stripe'

export const createRefund: Payments['createRefund'] = async ({
  accountId,
  paymentIntentId,
  amountCents,
  returnsFee,
  reference,
  idempotencyKey,
}) =>
  refundOf(
    await callStripe(
      (stripe) =>
        stripe.refunds.create(
          {
            payment_intent: paymentIntentId,
            amount: amountCents,
            // Stripe refuses this on a payment without a fee.
            ...(returnsFee && { refund_application_fee: true }),
            ...(reference !== null && { metadata: { [REFERENCE]: reference } }),
          },
          { ...onAccount(accountId), idempotencyKey },
        ),
      accountId,
    ),
  )
