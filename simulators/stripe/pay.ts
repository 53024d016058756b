import type Stripe from 'stripe'
import { shownSession } from './answer-session'
import { blankIntent } from './blank-intent'
import { failedCharge, paidCharge, takeFee } from './charges'
import { newId, type StoredSession } from './objects'
import type { Service } from './service'

/** The outcomes that a shopper can choose on the payment page. */
export const PAYMENT_OUTCOMES = [
  'accepted',
  'declined',
  'later_succeeds',
  'later_fails',
  'bank_asks',
] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** The shopper pays. A session that is no longer open stays unchanged. */
export function pay(
  service: Service,
  session: StoredSession,
  account: string | null,
  chosen: PaymentOutcome,
): StoredSession {
  if (session.status !== 'open') return session
  const intent = ensureIntent(service, session, account)
  if (chosen === 'declined') return decline(service, session, intent, account)
  const isLater = chosen !== 'accepted'
  if (intent && !isLater) succeed(service, intent, account)
  if (intent && isLater) postpone(service, intent, account, chosen)
  const complete = service.store.put<StoredSession>(
    {
      ...withIntent(session, intent),
      status: 'complete',
      url: null,
      client_secret: null,
      payment_status: intent ? (isLater ? 'unpaid' : 'paid') : 'no_payment_required',
      customer_details: {
        address: null,
        business_name: null,
        email: session.customer_email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: null,
      },
    },
    account,
  )
  recordEvent(service, 'checkout.session.completed', complete, account)
  return complete
}

/** The bank settles a pending payment. */
export function settle(
  service: Service,
  session: StoredSession,
  account: string | null,
  result?: 'succeeded' | 'failed',
): StoredSession {
  const id = typeof session.payment_intent === 'string' ? session.payment_intent : ''
  const intent = service.store.find('payment_intent', id, account)
  if (intent?.status !== 'processing' && intent?.status !== 'requires_action') return session
  const hasSucceeded = (result ?? intent.metadata.simulated) !== 'failed'
  const { simulated: _simulated, ...metadata } = intent.metadata
  if (hasSucceeded) succeed(service, { ...intent, metadata }, account)
  else fail(service, { ...intent, metadata }, account)
  const settled = service.store.put<StoredSession>(
    { ...session, payment_status: hasSucceeded ? 'paid' : 'unpaid' },
    account,
  )
  const outcome = hasSucceeded ? 'succeeded' : 'failed'
  recordEvent(service, `checkout.session.async_payment_${outcome}`, settled, account)
  return settled
}

function recordEvent(
  service: Service,
  type: Stripe.Event.Type,
  session: StoredSession,
  account: string | null,
) {
  service.events.record(type, shownSession(service.store, session, account), account)
}

function decline(
  service: Service,
  session: StoredSession,
  intent: Stripe.PaymentIntent | null,
  account: string | null,
): StoredSession {
  if (intent) fail(service, intent, account)
  return service.store.put(withIntent(session, intent), account)
}

const withIntent = (session: StoredSession, intent: Stripe.PaymentIntent | null): StoredSession => ({
  ...session,
  payment_intent: intent?.id ?? session.payment_intent,
})

function succeed(service: Service, intent: Stripe.PaymentIntent, account: string | null): void {
  const { store, events, clock } = service
  const charge = store.put(paidCharge(intent, clock.now()), account)
  const charged = takeFee(service, charge, account)
  const paid = store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      processing: null,
    },
    account,
  )
  events.record('charge.succeeded', charged, account)
  events.record('payment_intent.succeeded', paid, account)
}

function fail(service: Service, intent: Stripe.PaymentIntent, account: string | null): void {
  const { store, events, clock } = service
  const charge = store.put(failedCharge(intent, clock.now()), account)
  const unpaid = store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: charge.id,
      processing: null,
      last_payment_error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        charge: charge.id,
      },
    },
    account,
  )
  events.record('charge.failed', charge, account)
  events.record('payment_intent.payment_failed', unpaid, account)
}

function postpone(
  service: Service,
  intent: Stripe.PaymentIntent,
  account: string | null,
  chosen: PaymentOutcome,
): void {
  const simulated = chosen === 'later_fails' ? 'failed' : 'succeeded'
  // The shopper still has to order a transfer, or to confirm the payment at the bank.
  const status = chosen === 'bank_asks' ? 'requires_action' : 'processing'
  const waiting = service.store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status,
      metadata: { ...intent.metadata, simulated },
    },
    account,
  )
  service.events.record(`payment_intent.${status}`, waiting, account)
}

/** The session's one payment, created at the first attempt; null when the total is zero. */
function ensureIntent(
  { store, clock }: Service,
  session: StoredSession,
  account: string | null,
): Stripe.PaymentIntent | null {
  if (!session.amount_total) return null
  const existing =
    typeof session.payment_intent === 'string' &&
    store.find('payment_intent', session.payment_intent, account)
  if (existing) return existing
  const id = newId('pi')
  return store.put(
    {
      ...blankIntent,
      id,
      amount: session.amount_total,
      application: account === null ? null : 'ca_simulated',
      application_fee_amount: session.later.fee,
      client_secret: `${id}_secret_simulated`,
      created: clock.now(),
      currency: 'eur',
      description: session.later.description,
      metadata: session.later.metadata,
    },
    account,
  )
}
