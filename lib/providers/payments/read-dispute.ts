import { PaymentFault } from './payment-fault'
import type { Payments } from './payments'
import { asked, onAccount } from './stripe'

export const readDispute: Payments['readDispute'] = async ({ accountId, disputeId }) => {
  const dispute = await asked(
    (stripe) => stripe.disputes.retrieve(disputeId, {}, onAccount(accountId)),
    accountId,
  )
  const { payment_intent, evidence_details } = dispute
  if (payment_intent === null)
    throw new PaymentFault(`The dispute ${disputeId} is none of a payment`, 'foreign_dispute', false)
  return {
    disputeId: dispute.id,
    paymentIntentId: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
    amountCents: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    dueBy: evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000),
  }
}
