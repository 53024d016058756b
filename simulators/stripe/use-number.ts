import type Stripe from 'stripe'
import { shownSession } from './answer-session'
import { blankIntent } from './blank-intent'
import { instrumentOf, makeMethod } from './methods'
import { newId, type StoredSession } from './objects'
import type { Service } from './service'
import { fail, submitDebit, succeed } from './settle-intent'
import { findTestNumber, REFUSALS, type Refusal, type TestNumber } from './test-numbers'

/** The result of a card or bank account that a customer typed on a page of Checkout. */
export type Typed = { session: StoredSession; outcome: 'complete' | 'bank_asks' | 'refused'; message: string }

const NO_SUCH: Refusal = { code: 'incorrect_number', message: 'Your card number is incorrect.' }
const notConfirmed = ({ mode }: StoredSession): Refusal => ({
  code: `${mode === 'setup' ? 'setup' : 'payment'}_intent_authentication_failure`,
  message: 'The provided payment method has failed authentication.',
})

/** The customer of a platform session types a number. `bank`: their answer to their bank, if it asks. */
export function useNumber(
  service: Service,
  session: StoredSession,
  typed: string,
  bank?: 'confirms' | 'refuses',
): Typed {
  if (session.status !== 'open') return { session, outcome: 'complete', message: '' }
  const found = findTestNumber(typed)
  const types = session.allowed_payment_method_types
  if (!found || (types && !types.includes(found.test.type))) return refuse(service, session, NO_SUCH)
  const { number, test } = found
  const code = test.type === 'card' ? test.refused : undefined
  if (code !== undefined) return refuse(service, session, REFUSALS[code] ?? NO_SUCH)
  const asks = test.type === 'card' && test.asks !== undefined
  if (asks && bank === undefined) return { session, outcome: 'bank_asks', message: '' }
  if (asks && bank === 'refuses') return refuse(service, session, notConfirmed(session))
  return session.mode === 'setup'
    ? complete(service, saveMethod(service, session, number))
    : pay(service, session, number, test)
}

function pay(service: Service, session: StoredSession, number: string, test: TestNumber): Typed {
  const { later, customer } = session
  const refusedLater = test.type === 'card' ? test.refusedLater : undefined
  // The payment would be the card's first charge, and a refused payment saves nothing.
  if (refusedLater !== undefined) return refuse(service, session, REFUSALS[refusedLater] ?? NO_SUCH)
  const opened = intentOf(service, session)
  const method = makeMethod(service, number, later.saves ? String(customer) : null, true)
  const intent: Stripe.PaymentIntent = { ...opened, payment_method: method.id }
  const isPaid = test.type === 'card'
  const sent = isPaid ? succeed(service, intent) : submitDebit(service, intent)
  return complete(service, {
    ...session,
    payment_intent: sent.id,
    payment_status: isPaid ? 'paid' : 'unpaid',
  })
}

function saveMethod(service: Service, session: StoredSession, number: string): StoredSession {
  const { store, events } = service
  const setup = store.find('setup_intent', String(session.setup_intent), null)
  if (!setup) throw new Error(`${session.id} sets nothing up`)
  const method = makeMethod(service, number, String(session.customer), true)
  const { mandate } = instrumentOf(service, method.id)
  const done = store.put<Stripe.SetupIntent>(
    { ...setup, status: 'succeeded', payment_method: method.id, mandate, last_setup_error: null },
    null,
  )
  events.record('setup_intent.succeeded', done, null)
  return { ...session, payment_status: 'no_payment_required' }
}

function complete(service: Service, session: StoredSession): Typed {
  const done = service.store.put<StoredSession>({ ...session, status: 'complete', url: null }, null)
  service.events.record('checkout.session.completed', shownSession(service.store, done, null), null)
  return { session: done, outcome: 'complete', message: '' }
}

/** The page stays open for another number. */
function refuse(service: Service, session: StoredSession, refusal: Refusal): Typed {
  const { store, events } = service
  const refused = { outcome: 'refused', message: refusal.message } as const
  if (session.mode === 'setup') {
    const setup = store.find('setup_intent', String(session.setup_intent), null)
    if (setup) {
      const last_setup_error = { type: 'card_error', ...refusal } as const
      const failed = store.put<Stripe.SetupIntent>({ ...setup, last_setup_error }, null)
      events.record('setup_intent.setup_failed', failed, null)
    }
    return { session, ...refused }
  }
  const { id } = fail(service, intentOf(service, session), refusal)
  return { session: store.put({ ...session, payment_intent: id }, null), ...refused }
}

/** The session's one payment, created at its customer's first attempt. */
function intentOf({ store, clock, events }: Service, session: StoredSession): Stripe.PaymentIntent {
  const known = store.find('payment_intent', String(session.payment_intent), null)
  if (known) return known
  const id = newId('pi')
  const { later, customer, amount_total } = session
  const intent = store.put<Stripe.PaymentIntent>(
    {
      ...blankIntent,
      id,
      allowed_payment_method_types: session.allowed_payment_method_types,
      amount: amount_total ?? 0,
      application: null,
      application_fee_amount: null,
      client_secret: `${id}_secret_simulated`,
      created: clock.now(),
      currency: 'eur',
      customer,
      description: later.description,
      metadata: later.metadata,
      setup_future_usage: later.saves ? 'off_session' : null,
    },
    null,
  )
  events.record('payment_intent.created', intent, null)
  return intent
}
