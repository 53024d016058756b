import type Stripe from 'stripe'
import { intentOf } from './intent'
import { methodOf } from './method'
import { PaymentFault } from './payment-fault'
import type { PlatformSession } from './platform-payments'
import { idOf } from './reference'

/** The fields that `platformSessionOf` needs expanded. */
export const SESSION_EXPAND = {
  expand: ['payment_intent.payment_method', 'payment_intent.latest_charge', 'setup_intent.payment_method'],
}

/** Maps a session of the agency's own account to our type. */
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

/** The parameters of both kinds of session. Without the types, Checkout also offers wallets. */
export const PLATFORM_SESSION = {
  locale: 'fr',
  ui_mode: 'hosted_page',
  allowed_payment_method_types: ['card', 'sepa_debit'],
  currency: 'eur',
  ...SESSION_EXPAND,
} satisfies Stripe.Checkout.SessionCreateParams
