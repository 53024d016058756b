import Stripe from 'stripe'
import { INTENT_EXPAND, intentOf } from './intent'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

const CANCELLABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** If Stripe can no longer cancel it, it is read, because it may have been paid. */
export const cancelIntent: PlatformPayments['cancelIntent'] = async (intentId) =>
  intentOf(
    await callStripe(async ({ paymentIntents }) => {
      try {
        return await paymentIntents.cancel(intentId, { expand: INTENT_EXPAND })
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
        const intent = await paymentIntents.retrieve(intentId, { expand: INTENT_EXPAND })
        if (CANCELLABLE.includes(intent.status)) throw cause
        return intent
      }
    }),
  )
