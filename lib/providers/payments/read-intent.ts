import { INTENT_EXPAND, intentOf } from './intent'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

export const readIntent: PlatformPayments['readIntent'] = async (intentId) =>
  intentOf(await callStripe((stripe) => stripe.paymentIntents.retrieve(intentId, { expand: INTENT_EXPAND })))
