import type Stripe from 'stripe'
import { Refused } from './errors'
import { changeCard, instrumentOf, setMandate, yearOf } from './methods'
import { openPlatformDispute } from './platform-disputes'
import type { Service } from './service'
import { orderDecline, settleDebit } from './settle-intent'
import { useNumber } from './use-number'

/** The bodies of the routes below. */
export type PlatformBody = {
  number?: string
  bank?: 'confirms' | 'refuses'
  result?: 'succeeded' | 'failed'
  code?: string
  reason?: string
  isInquiry?: boolean
  status?: string
}

type Act = (id: string, body: PlatformBody, service: Service) => object

/** For the platform's own payments: the actions of customers and their banks. */
export const PLATFORM_ROUTES = {
  /** The customer types a test number, and answers their bank if it asks (`confirms` by default). */
  'POST sessions/{}/use': (id, { number = '4242424242424242', bank = 'confirms' }, service) =>
    useNumber(service, known(service, 'checkout.session', id), number, bank),
  /** The bank settles a debit now. */
  'POST intents/{}/settle': (id, { result = 'succeeded', code }, service) =>
    settleDebit(service, known(service, 'payment_intent', id), result, code),
  'POST intents/{}/dispute': (id, { reason, isInquiry }, service) => {
    const { latest_charge } = known(service, 'payment_intent', id)
    const charge = known(service, 'charge', String(latest_charge))
    if (!charge.paid) throw new Refused(400, `${id} is not paid`)
    return openPlatformDispute(service, charge, reason, isInquiry)
  },
  /** Makes the customer's next debit fail for this reason. */
  'POST customers/{}/decline': (id, { code = 'insufficient_funds' }, service) => {
    orderDecline(service, known(service, 'customer', id).id, code)
    return {}
  },
  /** Makes the card expire last month. */
  'POST methods/{}/expire': (id, _, service) => {
    const now = new Date(service.clock.now() * 1_000)
    const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
    return changeCard(service, cardOf(service, id), {
      exp_month: before.getUTCMonth() + 1,
      exp_year: before.getUTCFullYear(),
    })
  },
  /** The card's bank sends a new card, which is accepted, and reports it to Stripe. */
  'POST methods/{}/update': (id, _, service) => {
    const number = '4242424242424242'
    const fresh = { exp_month: 12, exp_year: yearOf(service.clock.now()) + 4, last4: number.slice(-4) }
    const changed = changeCard(service, cardOf(service, id), fresh, number)
    service.events.record('payment_method.automatically_updated', changed, null)
    return changed
  },
  /** The bank or its customer ends the mandate of a bank account. */
  'POST methods/{}/mandate': (id, { status = 'inactive' }, service) => {
    const { mandate } = instrumentOf(service, known(service, 'payment_method', id).id)
    if (mandate === null) throw new Refused(400, `${id} has no mandate`)
    return setMandate(service, mandate, status === 'active' ? 'active' : 'inactive')
  },
} as const satisfies Record<string, Act>

function cardOf(service: Service, id: string): Stripe.PaymentMethod {
  const method = known(service, 'payment_method', id)
  if (!method.card) throw new Refused(400, `${id} is no card`)
  return method
}

function known<K extends 'checkout.session' | 'payment_intent' | 'charge' | 'customer' | 'payment_method'>(
  { store }: Service,
  kind: K,
  id: string,
) {
  const object = store.find(kind, id, null)
  if (!object) throw new Refused(404, `The platform has no ${kind} ${id}`)
  return object
}
