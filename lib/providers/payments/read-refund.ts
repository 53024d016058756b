import type { PlatformPayments } from './platform-payments'
import { refundOf } from './refund'
import { asked } from './stripe'

export const readRefund: PlatformPayments['readRefund'] = async (refundId) =>
  refundOf(await asked((stripe) => stripe.refunds.retrieve(refundId)))
