import type Stripe from 'stripe'
import { intentOf } from './intent'
import { methodOf } from './method'
import { PaymentFault } from './payment-fault'
import type { PlatformSession } from './platform-payments'
import { idOf } from './reference'

/** What an answer has to hold for `platformSessionOf`. */
export const SESSION_EXPAND = {
  expand: ['payment_intent.payment_method', 'payment_intent.latest_charge', 'setup_intent.payment_method'],
}

/** A session of the agency's own in our words. */
export function platformSessionOf(session: Stripe.Checkout.Session): PlatformSession {
  const { id, mode, status, url, customer, payment_intent, setup_intent } = session
  if (status === null || (mode !== 'setup' && mode !== 'payment'))
    throw new PaymentFault(`The session ${id} neither pays nor saves`, 'foreign_session', false)
  const payment = typeof payment_intent === 'object' ? payment_intent : null
  const setup = typeof setup_intent === 'object' ? setup_intent : null
  const method = payment?.payment_method ?? setup?.payment_method ?? null
  return {
    sessionId: id,
    purpose: mode as PlatformSession['purpose'],
    status: status as PlatformSession['status'],
    url,
    customerId: idOf(customer),
    intent: payment && intentOf(payment),
    setupIntentId: idOf(setup_intent),
    method: status === 'complete' && typeof method === 'object' && method !== null ? methodOf(method) : null,
    mandateId: idOf(setup?.mandate),
  }
}

/** What both kinds of session are opened with. Without the types, Checkout offers wallets, too. */
export const PLATFORM_SESSION = {
  locale: 'fr',
  ui_mode: 'hosted_page',
  allowed_payment_method_types: ['card', 'sepa_debit'],
  currency: 'eur',
  ...SESSION_EXPAND,
} satisfies Stripe.Checkout.SessionCreateParams
