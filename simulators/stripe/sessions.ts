import type Stripe from 'stripe'
import { shownSession } from './answer-session'
import { errors } from './errors'
import { checkFields, type Fields } from './fields'
import { page } from './lists'
import type { StoredSession } from './objects'
import type { Call, Service } from './service'
import { listFields } from './session-fields'

const expandFields = { expand: 'texts' } as const satisfies Fields<Stripe.Checkout.SessionExpireParams>

/** `GET /v1/checkout/sessions/{id}` */
export function retrieveSession({ service, account, id, parameters }: Call): Stripe.Checkout.Session {
  checkFields(parameters, expandFields)
  return shownSession(service.store, requireSession(service, id, account), account, parameters.expand)
}

/** `GET /v1/checkout/sessions` */
export function listSessions({
  service,
  account,
  parameters,
}: Call): Stripe.ApiList<Stripe.Checkout.Session> {
  checkFields(parameters, listFields)
  endOverdue(service)
  const { status, payment_intent } = parameters
  const all = service.store
    .all('checkout.session', account)
    .filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    )
  const { data, ...list } = page('/v1/checkout/sessions', all, parameters)
  return { ...list, data: data.map((one) => shownSession(service.store, one, account)) }
}

/** `POST /v1/checkout/sessions/{id}/expire` */
export function expireSession({ service, account, id, parameters }: Call): Stripe.Checkout.Session {
  checkFields(parameters, expandFields)
  const session = requireSession(service, id, account)
  if (session.status !== 'open')
    throw errors.invalid(
      'status',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  return shownSession(service.store, endSession(service, session, account), account, parameters.expand)
}

/** Ends an open session and notifies the product. */
export function endSession(service: Service, session: StoredSession, account: string | null): StoredSession {
  const ended = service.store.put<StoredSession>(
    { ...session, status: 'expired', url: null, client_secret: null },
    account,
  )
  if (account === null) cancelWith(service, ended)
  service.events.record('checkout.session.expired', shownSession(service.store, ended, account), account)
  return ended
}

/** Cancels the platform's payment that was started on the session's page. */
function cancelWith({ store, clock, events }: Service, { payment_intent }: StoredSession): void {
  const intent = store.find('payment_intent', String(payment_intent), null)
  if (intent?.status !== 'requires_payment_method') return
  const ended = { ...intent, status: 'canceled', canceled_at: clock.now() } as const
  events.record(
    'payment_intent.canceled',
    store.put<Stripe.PaymentIntent>({ ...ended, cancellation_reason: 'automatic' }, null),
    null,
  )
}

/** Ends every session that has expired. */
export function endOverdue(service: Service): void {
  for (const session of service.store.all('checkout.session'))
    endIfOverdue(service, session, service.store.anywhere(session.id)?.account ?? null)
}

/** Ends the session if it has expired, and returns its current state. */
export function endIfOverdue(
  service: Service,
  session: StoredSession,
  account: string | null,
): StoredSession {
  const isOverdue = session.status === 'open' && session.expires_at <= service.clock.now()
  return isOverdue ? endSession(service, session, account) : session
}

export function requireSession(service: Service, id: string, account: string | null): StoredSession {
  const session = service.store.find('checkout.session', id, account)
  if (!session) throw errors.missing('checkout.session', id, 'session')
  return endIfOverdue(service, session, account)
}
