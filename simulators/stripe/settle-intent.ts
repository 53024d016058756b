import type Stripe from 'stripe'
import { shownSession } from './answer-session'
import { chargeDetails } from './charge-details'
import { failedCharge, paidCharge } from './charges'
import { instrumentOf } from './methods'
import { openPlatformDispute } from './platform-disputes'
import type { Service } from './service'
import { type Refusal, refusalOfDebit } from './test-numbers'

const DAY = 24 * 60 * 60
/** A debit takes at most five bank days to settle; its holder may dispute it for eight weeks. */
const SETTLED_AFTER = 5 * DAY
const DISPUTED_AFTER = 28 * DAY

/** A platform payment succeeds. */
export function succeed(service: Service, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { store, events, clock } = service
  const charge = store.put<Stripe.Charge>(
    { ...paidCharge(intent, clock.now()), ...chargeDetails(service, intent) },
    null,
  )
  const paid = store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
      processing: null,
    },
    null,
  )
  events.record('charge.succeeded', charge, null)
  events.record('payment_intent.succeeded', paid, null)
  return paid
}

/** A bank refuses a platform payment; the intent waits for another method. */
export function fail(service: Service, intent: Stripe.PaymentIntent, refusal: Refusal): Stripe.PaymentIntent {
  const { store, events, clock } = service
  const method = store.find('payment_method', String(intent.payment_method), null)
  const failed = failedCharge(intent, clock.now())
  const charge = store.put<Stripe.Charge>(
    {
      ...failed,
      ...(method && chargeDetails(service, intent)),
      failure_code: refusal.code,
      failure_message: refusal.message,
      outcome: failed.outcome && {
        ...failed.outcome,
        advice_code: refusal.advice_code ?? null,
        reason: refusal.decline_code ?? null,
      },
    },
    null,
  )
  const unpaid = store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: charge.id,
      next_action: null,
      payment_method: null,
      processing: null,
      last_payment_error: {
        type: 'card_error',
        ...refusal,
        charge: charge.id,
        ...(method && { payment_method: method, payment_method_type: method.type }),
      },
    },
    null,
  )
  events.record('charge.failed', charge, null)
  events.record('payment_intent.payment_failed', unpaid, null)
  return unpaid
}

/** Submits a debit to the bank. */
export function submitDebit(service: Service, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { store, events, clock } = service
  const { test } = instrumentOf(service, String(intent.payment_method))
  const charge = store.put<Stripe.Charge>(
    { ...failedCharge(intent, clock.now()), ...chargeDetails(service, intent), ...PENDING },
    null,
  )
  const sent = store.put<Stripe.PaymentIntent>(
    { ...intent, status: 'processing', latest_charge: charge.id, last_payment_error: null },
    null,
  )
  const ordered = takeDecline(service, String(intent.customer))
  const outcome = ordered ? 'fails' : test.type === 'sepa_debit' ? test.outcome : 'succeeds'
  const failure = ordered ?? (test.type === 'sepa_debit' ? (test.failure ?? null) : null)
  store.put(
    {
      object: 'outcome',
      id: outcomeId(intent.id),
      intent: intent.id,
      at: clock.now() + SETTLED_AFTER,
      outcome,
      failure,
    },
    null,
  )
  events.record('charge.pending', charge, null)
  events.record('payment_intent.processing', sent, null)
  return sent
}

const PENDING = { status: 'pending', failure_code: null, failure_message: null, outcome: null } as const

/** The bank settles a pending debit, and ends the session that it was made in. */
export function settleDebit(
  service: Service,
  intent: Stripe.PaymentIntent,
  result: 'succeeded' | 'failed',
  code = 'insufficient_funds',
): Stripe.PaymentIntent {
  const { store, events } = service
  if (intent.status !== 'processing') return intent
  const isGood = result === 'succeeded'
  const settled = isGood ? succeed(service, intent) : fail(service, intent, refusalOfDebit(code))
  const known = store.find('outcome', outcomeId(intent.id), null)
  if (known && (known.outcome !== 'disputed' || !isGood)) store.put({ ...known, outcome: 'done' }, null)
  const session = store.all('checkout.session', null).find((one) => one.payment_intent === intent.id)
  if (session) {
    const ended = store.put(
      { ...session, payment_status: isGood ? 'paid' : 'unpaid' } as typeof session,
      null,
    )
    const type = `checkout.session.async_payment_${result}` as const
    events.record(type, shownSession(store, ended, null), null)
  }
  return settled
}

/** Applies everything that banks have done by now. */
export function settleDue(service: Service): void {
  const { store, clock } = service
  for (const due of store.all('outcome', null)) {
    if (due.outcome === 'done' || due.at > clock.now()) continue
    const intent = store.find('payment_intent', due.intent, null)
    if (!intent) continue
    if (intent.status === 'processing')
      settleDebit(service, intent, due.outcome === 'fails' ? 'failed' : 'succeeded', due.failure ?? undefined)
    if (due.outcome !== 'disputed' || due.at + DISPUTED_AFTER > clock.now()) continue
    store.put({ ...due, outcome: 'done' }, null)
    const paid = store.find('payment_intent', due.intent, null)
    const charge = paid && store.find('charge', String(paid.latest_charge), null)
    if (charge?.paid && !charge.disputed) openPlatformDispute(service, charge)
  }
}

const outcomeId = (intent: string) => `outcome_${intent}`
const declineId = (customer: string) => `decline_${customer}`

/** Makes the customer's next debit fail for this reason, whatever the method. */
export function orderDecline({ store }: Service, customer: string, code: string): void {
  store.put({ object: 'decline', id: declineId(customer), code }, null)
}

export function takeDecline({ store }: Service, customer: string): string | null {
  const ordered = store.find('decline', declineId(customer), null)
  if (!ordered?.code) return null
  store.put({ ...ordered, code: null }, null)
  return ordered.code
}
