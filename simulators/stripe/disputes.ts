import type Stripe from 'stripe'
import { newId } from './objects'
import type { Service } from './service'

const WEEK_SECONDS = 7 * 24 * 60 * 60

/** The buyer's bank disputes a charge. */
export function openDispute(
  { store, events, clock }: Service,
  charge: Stripe.Charge,
  account: string | null,
  reason = 'product_not_received',
  more: Partial<Stripe.Dispute> = {},
): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: clock.now() + WEEK_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
    ...more,
  }
  store.put({ ...charge, disputed: true }, account)
  store.put(dispute, account)
  events.record('charge.dispute.created', dispute, account)
  return dispute
}

/** The buyer's bank appeals the first decision: the seller has to respond once more. */
export function appealDispute(
  { store, events, clock }: Service,
  dispute: Stripe.Dispute,
  account: string | null,
): Stripe.Dispute {
  const appealed = store.put<Stripe.Dispute>(
    {
      ...dispute,
      status: 'appeal_needs_response',
      evidence_details: { ...dispute.evidence_details, due_by: clock.now() + WEEK_SECONDS },
    },
    account,
  )
  events.record('charge.dispute.updated', appealed, account)
  return appealed
}

/** The bank's decision. */
export function closeDispute(
  { store, events }: Service,
  dispute: Stripe.Dispute,
  account: string | null,
  status: 'won' | 'lost' | 'warning_closed',
): Stripe.Dispute {
  const closed = store.put<Stripe.Dispute>({ ...dispute, status }, account)
  events.record('charge.dispute.closed', closed, account)
  return closed
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
