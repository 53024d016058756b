import type { Payments } from './payments'
import { refundOf } from './refund'
import { asked, onAccount } from './stripe'

export const createRefund: Payments['createRefund'] = async ({
  accountId,
  paymentIntentId,
  amountCents,
  returnsFee,
  idempotencyKey,
}) =>
  refundOf(
    await asked((stripe) =>
      stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          amount: amountCents,
          // Stripe refuses it on a payment without a fee.
          ...(returnsFee && { refund_application_fee: true }),
        },
        { ...onAccount(accountId), idempotencyKey },
      ),
    ),
  )
