import type Stripe from 'stripe'
import { Refused } from './errors'
import type { Refusal } from './test-numbers'

/** Stripe's 402: a bank refused. Contains the intent's resulting state. */
export const cardError = ({ message, ...refusal }: Refusal, intent?: Stripe.PaymentIntent): Refused =>
  new Refused(402, message, {
    type: 'card_error',
    ...refusal,
    ...(typeof intent?.latest_charge === 'string' && { charge: intent.latest_charge }),
    ...(intent && { payment_intent: intent }),
  })
