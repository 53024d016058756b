import type Stripe from 'stripe'
import { SAMPLE_CUSTOMERS, type SampleCustomer, type SampleDebit } from '../../db/seed/sample-billing'
import type { SamplePayment } from '../../db/seed/sample-payments'
import { blankIntent } from './blank-intent'
import { blankSession } from './blank-session'
import type { StoredSession } from './objects'

const metadataOf = ({ orderId }: SamplePayment): Stripe.Metadata => ({
  order_id: String(orderId),
  website_id: '2',
})

/** The payment of a sample order, which succeeded or is pending. */
export function sampleIntent(payment: SamplePayment, now: number): Stripe.PaymentIntent {
  return {
    ...blankIntent,
    id: payment.paymentIntentId,
    amount: payment.totalCents,
    amount_received: payment.isPending ? 0 : payment.totalCents,
    application: 'ca_simulated',
    application_fee_amount: payment.feeCents > 0 ? payment.feeCents : null,
    client_secret: null,
    created: now,
    currency: 'eur',
    description: null,
    metadata: metadataOf(payment),
    status: payment.isPending ? 'processing' : 'succeeded',
  }
}

/** The complete session of a sample order. */
export function sampleSession(payment: SamplePayment, now: number): StoredSession {
  return {
    ...blankSession,
    id: payment.sessionId,
    amount_subtotal: payment.totalCents,
    amount_total: payment.totalCents,
    client_reference_id: String(payment.orderId),
    created: now,
    currency: 'eur',
    customer_email: null,
    discounts: [],
    expires_at: now,
    later: { fee: payment.feeCents, metadata: metadataOf(payment), description: null },
    line_items: { object: 'list', data: [], has_more: false, url: '' },
    locale: 'fr',
    metadata: metadataOf(payment),
    payment_intent: payment.paymentIntentId,
    payment_status: payment.isPending ? 'unpaid' : 'paid',
    status: 'complete',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
  }
}

export const sampleCustomer = (
  { clientId, customerId, name, email }: SampleCustomer,
  now: number,
): Stripe.Customer => ({
  id: customerId,
  object: 'customer',
  balance: 0,
  created: now,
  default_source: null,
  description: null,
  email,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: { client_id: String(clientId) },
  name,
  phone: null,
  shipping: null,
})

/** A debit of a sample invoice, before it is settled. */
export function sampleDebit(
  { clientId, intentId, invoiceId, amountCents }: SampleDebit,
  now: number,
): Stripe.PaymentIntent {
  const customer = SAMPLE_CUSTOMERS.find((one) => one.clientId === clientId)
  return {
    ...blankIntent,
    id: intentId,
    amount: amountCents,
    application: null,
    application_fee_amount: null,
    client_secret: `${intentId}_secret_simulated`,
    created: now,
    currency: 'eur',
    customer: customer?.customerId ?? null,
    description: null,
    metadata: { client_id: String(clientId), invoice_ids: String(invoiceId) },
    payment_method: customer?.methodId ?? null,
    status: 'requires_confirmation',
  }
}
