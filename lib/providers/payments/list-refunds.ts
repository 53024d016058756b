import type { Payments } from './payments'
import { refundOf } from './refund'
import { callStripe, onAccount } from './stripe'

/** More than one payment can have. */
const MAX_REFUNDS = 1_000

export const listRefunds: Payments['listRefunds'] = async ({ accountId, paymentIntentId }) => {
  const refunds = await callStripe(
    (stripe) =>
      stripe.refunds
        .list({ payment_intent: paymentIntentId, limit: 100 }, onAccount(accountId))
        .autoPagingToArray({ limit: MAX_REFUNDS }),
    accountId,
  )
  return refunds.map(refundOf)
}
