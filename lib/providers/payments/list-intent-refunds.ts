import type { PlatformPayments } from './platform-payments'
import { refundOf } from './refund'
import { callStripe } from './stripe'

/** More than one payment can have. */
const MAX_REFUNDS = 1_000

export const listIntentRefunds: PlatformPayments['listRefunds'] = async (intentId) => {
  const refunds = await callStripe((stripe) =>
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS }),
  )
  return refunds.map(refundOf)
}
