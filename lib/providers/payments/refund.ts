import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { Refund } from './payments'

/** The name of our reference in a refund's metadata. */
export const REFERENCE = 'ostal_refund'

/** Maps a refund to our type. */
export function refundOf({ id, payment_intent, amount, status, ...more }: Stripe.Refund): Refund {
  if (payment_intent === null || status === null)
    throw new PaymentFault(`The refund ${id} is none of a payment`, 'foreign_refund', false)
  return {
    refundId: id,
    paymentIntentId: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
    amountCents: amount,
    status: status as Refund['status'],
    reference: more.metadata?.[REFERENCE] ?? null,
    failure: more.failure_reason ?? null,
  }
}
