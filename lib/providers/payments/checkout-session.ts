import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { CheckoutSession } from './payments'

/** The fields that `sessionOf` needs expanded. */
export const EXPAND = { expand: ['payment_intent'] }

/** Maps a checkout session to our type. */
export function sessionOf(session: Stripe.Checkout.Session): CheckoutSession {
  const { id, status, url, client_secret, amount_total, payment_intent } = session
  const orderId = Number(session.client_reference_id)
  if (!Number.isSafeInteger(orderId) || orderId < 1 || status === null || amount_total === null)
    throw new PaymentFault(`The session ${id} is none of an order`, 'foreign_session', false)
  return {
    sessionId: id,
    orderId,
    status: status as CheckoutSession['status'],
    payment: paymentOf(session),
    url,
    clientSecret: client_secret,
    paymentIntentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    totalCents: amount_total,
  }
}

/** Stripe's states of a payment whose money may still arrive. `requires_action`: the shopper or the bank has to act first. */
const ON_ITS_WAY: readonly string[] = ['processing', 'requires_action']

function paymentOf(session: Stripe.Checkout.Session): CheckoutSession['payment'] {
  const { status, payment_status, payment_intent } = session
  // When the total is zero, it is set from the beginning.
  if (status !== 'complete') return 'unpaid'
  if (payment_status !== 'unpaid') return 'paid'
  // An asynchronous payment that failed leaves the session complete and its intent without a method.
  const state = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return state !== undefined && ON_ITS_WAY.includes(state) ? 'processing' : 'unpaid'
}
