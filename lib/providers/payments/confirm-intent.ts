import Stripe from 'stripe'
import { INTENT_EXPAND, intentOf } from './intent'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

const OFF_SESSION: Stripe.PaymentIntentConfirmParams = {
  off_session: true,
  payment_method_options: { card: { stored_credential_usage: 'recurring' } },
  expand: INTENT_EXPAND,
}

/** A refusal is a result, not an error. An already confirmed intent is read, because that attempt may have moved money. */
export const confirmIntent: PlatformPayments['confirmIntent'] = async (intentId) =>
  intentOf(
    await callStripe(async ({ paymentIntents }) => {
      try {
        return await paymentIntents.confirm(intentId, OFF_SESSION, { idempotencyKey: `confirm/${intentId}` })
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeCardError && cause.payment_intent)
          return cause.payment_intent
        if (!isConfirmed(cause)) throw cause
        return paymentIntents.retrieve(intentId, { expand: INTENT_EXPAND })
      }
    }),
  )

const isConfirmed = (cause: unknown) =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'payment_intent_unexpected_state'
