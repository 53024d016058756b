import type Stripe from 'stripe'
import { listOf, newId } from './objects'
import type { Service } from './service'

export function paidCharge(intent: Stripe.PaymentIntent, now: number): Stripe.Charge {
  return {
    ...chargeOf(intent, now),
    amount_captured: intent.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
    outcome: { ...outcome, type: 'authorized', network_status: 'approved_by_network' },
  }
}

export function failedCharge(intent: Stripe.PaymentIntent, now: number): Stripe.Charge {
  return {
    ...chargeOf(intent, now),
    failure_code: 'card_declined',
    failure_message: 'Your card was declined.',
    outcome: { ...outcome, type: 'issuer_declined', network_status: 'declined_by_network' },
  }
}

/** The platform's share of a charge. */
export function takeFee(
  { store, events, clock }: Service,
  charge: Stripe.Charge,
  account: string | null,
): Stripe.Charge {
  const amount = charge.application_fee_amount
  if (!amount || account === null) return charge
  const id = newId('fee')
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application: 'ca_simulated',
    balance_transaction: null,
    charge: charge.id,
    created: clock.now(),
    currency: 'eur',
    fee_source: { type: 'charge', charge: charge.id },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: listOf(`/v1/application_fees/${id}/refunds`, []),
  }
  store.put(fee, null)
  events.record('application_fee.created', fee, null)
  return store.put({ ...charge, application_fee: id }, account)
}

function chargeOf(intent: Stripe.PaymentIntent, now: number): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: intent.application,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: false,
    created: now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

const outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  reason: null,
  seller_message: null,
}
