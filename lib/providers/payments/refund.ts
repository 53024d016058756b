import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { Refund } from './payments'

/** A refund in our words. */
export function refundOf({ id, payment_intent, amount, status }: Stripe.Refund): Refund {
  if (payment_intent === null || status === null)
    throw new PaymentFault(`The refund ${id} is none of a payment`, 'foreign_refund', false)
  return {
    refundId: id,
    paymentIntentId: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
    amountCents: amount,
    status: status as Refund['status'],
  }
}
