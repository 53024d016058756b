import type { PlatformPayments } from './platform-payments'
import { refundOf } from './refund'
import { callStripe } from './stripe'

export const readRefund: PlatformPayments['readRefund'] = async (refundId) =>
  refundOf(await callStripe((stripe) => stripe.refunds.retrieve(refundId)))
