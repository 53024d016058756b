import type { PlatformPayments } from './platform-payments'
import { refundOf } from './refund'
import { asked } from './stripe'

/** More than one payment can have. */
const MOST = 1_000

export const listIntentRefunds: PlatformPayments['listRefunds'] = async (intentId) => {
  const refunds = await asked((stripe) =>
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: MOST }),
  )
  return refunds.map(refundOf)
}
