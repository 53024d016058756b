import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { Dispute } from './payments'

/** Maps a dispute to our type. */
export function disputeOf({ id, payment_intent, evidence_details, ...dispute }: Stripe.Dispute): Dispute {
  if (payment_intent === null)
    throw new PaymentFault(`The dispute ${id} is none of a payment`, 'foreign_dispute', false)
  return {
    disputeId: id,
    paymentIntentId: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
    amountCents: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    dueBy: evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000),
  }
}
