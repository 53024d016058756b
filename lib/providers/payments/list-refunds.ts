import type { Payments } from './payments'
import { refundOf } from './refund'
import { asked, onAccount } from './stripe'

/** More than one payment can have. */
const MOST = 1_000

export const listRefunds: Payments['listRefunds'] = async ({ accountId, paymentIntentId }) => {
  const refunds = await asked(
    (stripe) =>
      stripe.refunds
        .list({ payment_intent: paymentIntentId, limit: 100 }, onAccount(accountId))
        .autoPagingToArray({ limit: MOST }),
    accountId,
  )
  return refunds.map(refundOf)
}
