import type Stripe from 'stripe'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { setAccess } from './access'
import { type AccountState, INITIAL_REQUIREMENTS, sendAccountEvent, setState } from './accounts'
import { PLATFORM_ROUTES } from './control-platform'
import type { Deliveries, Endpoint, Order, Signature } from './deliveries'
import { appealDispute, closeDispute, openDispute } from './disputes'
import { Refused } from './errors'
import { PAYMENT_OUTCOMES, type PaymentOutcome, pay, settle } from './pay'
import { closePlatformDispute } from './platform-disputes'
import { failRefund, refundCharge } from './refunds'
import type { Service } from './service'
import { endOverdue, endSession } from './sessions'
import { settleDue } from './settle-intent'

/** The body of a control request; each route uses its own fields. */
type Body = {
  with?: PaymentOutcome
  result?: 'succeeded' | 'failed'
  amount?: number
  returnsFee?: boolean
  reason?: string
  status?: 'won' | 'lost' | 'active' | 'inactive'
  state?: AccountState
  due?: string[]
  seconds?: number
  at?: number
  milliseconds?: number
  order?: Order
  times?: number
  signature?: Signature
  version?: string
  thin?: boolean
  endpoint?: Endpoint
  livemode?: boolean
  isRevoked?: boolean
  origin?: string
  number?: string
  bank?: 'confirms' | 'refuses'
  code?: string
  isInquiry?: boolean
}

type Act = (id: string, body: Body, service: Service, deliveries: Deliveries) => object | Promise<object>

/** The routes below `/_control/stripe`: the actions of shoppers, banks and Stripe itself. `{}` is an object's id. */
const ROUTES: Record<string, Act> = {
  ...PLATFORM_ROUTES,
  'GET objects/{}': (id, _, { store }) => store.anywhere(id) ?? {},
  'GET events': (_id, _, { store }) => store.all('event'),
  'GET sessions': (_id, _, { store }) => store.all('checkout.session'),
  'POST sessions/{}/pay': (id, { with: by = 'accepted' }, service) => {
    const { object, account } = known(service, 'checkout.session', id)
    if (account === null && object.customer) throw new Refused(400, 'Use sessions/{}/use')
    if (!PAYMENT_OUTCOMES.includes(by)) throw new Refused(400, `with: ${PAYMENT_OUTCOMES.join('|')}`)
    return pay(service, object, account, by)
  },
  'POST sessions/{}/settle': (id, { result }, service) => {
    const { object, account } = known(service, 'checkout.session', id)
    if (account === null && object.customer) throw new Refused(400, 'Use intents/{}/settle')
    return settle(service, object, account, result)
  },
  'POST sessions/{}/expire': (id, _, service) => {
    const { object, account } = known(service, 'checkout.session', id)
    return object.status === 'open' ? endSession(service, object, account) : object
  },
  'POST payments/{}/refund': (id, { amount, returnsFee = false }, service) => {
    const { object, account } = chargeOf(service, id)
    const left = object.amount - object.amount_refunded
    return refundCharge(service, object, account, { amount: amount ?? left, returnsFee })
  },
  'POST payments/{}/dispute': (id, { reason }, service) => {
    const { object, account } = chargeOf(service, id)
    return openDispute(service, object, account, reason)
  },
  'POST disputes/{}/close': (id, { status }, service) => {
    const { object, account } = known(service, 'dispute', id)
    const outcome = status === 'won' ? 'won' : 'lost'
    return account === null
      ? closePlatformDispute(service, object, outcome)
      : closeDispute(service, object, account, outcome)
  },
  'POST disputes/{}/appeal': (id, _, service) => {
    const { object, account } = known(service, 'dispute', id)
    return appealDispute(service, object, account)
  },
  'POST refunds/{}/fail': (id, { reason }, service) => {
    const { object, account } = known(service, 'refund', id)
    return failRefund(service, object, account, reason)
  },
  /** `ready`, `checking`, `paused` without requirements, or `asks` for `due`. */
  'POST accounts/{}': (id, { state = 'ready', due = INITIAL_REQUIREMENTS }, service) => {
    const { object } = known(service, 'v2.core.account', id)
    const changed = setState(service.store, object, state, state === 'asks' ? due : [])
    sendAccountEvent(service, changed)
    return changed
  },
  /** The seller revokes the platform's access, or restores it. */
  'POST accounts/{}/access': (id, { isRevoked = true }, service) => {
    setAccess(service, known(service, 'v2.core.account', id).object.id, isRevoked)
    return {}
  },
  /** Advances by so many seconds, or to `at`, in seconds since 1970. */
  'POST clock': (_id, { seconds = 0, at }, service) => {
    service.clock.advance(at === undefined ? seconds : at - service.clock.now())
    endOverdue(service)
    settleDue(service)
    return { now: service.clock.now() }
  },
  'POST webhooks/hold': (_id, _, __, deliveries) => {
    deliveries.hold()
    return {}
  },
  'POST webhooks/delay': (_id, { milliseconds = 0 }, __, deliveries) => {
    deliveries.delay(milliseconds)
    return {}
  },
  'POST webhooks/release': (_id, { order = 'as_they_came' }, __, deliveries) => deliveries.release(order),
  /** Delivers an event once more, or several times at once; returns the product's statuses. */
  'POST events/{}/deliver': async (
    id,
    { times = 1, version, livemode, thin, ...more },
    service,
    deliveries,
  ) => {
    const { object } = known(service, 'event', id)
    const event = {
      ...object,
      ...(version !== undefined && { api_version: version }),
      ...(livemode !== undefined && { livemode }),
    }
    const { signature, origin, endpoint } = more
    const how = {
      ...(signature && { signature }),
      ...(origin !== undefined && { origin }),
      ...(endpoint && { endpoint }),
      ...(thin && { isThin: true }),
    }
    return Promise.all(Array.from({ length: times }, () => deliveries.send(event as Stripe.Event, how)))
  },
}

export async function answerStripeControl(
  { method, path, body }: SimulatedRequest,
  service: Service,
  deliveries: Deliveries,
): Promise<Answer> {
  for (const [route, act] of Object.entries(ROUTES)) {
    const match = new RegExp(`^${route.replace('{}', '([^/]+)')}$`).exec(`${method} ${path.slice(1)}`)
    if (!match) continue
    try {
      return json(200, await act(match[1] ?? '', parse(body), service, deliveries))
    } catch (error) {
      if (error instanceof Refused) return error.answer
      throw error
    }
  }
  return json(404, { message: `The control routes are ${Object.keys(ROUTES).join(', ')}.` })
}

function known<K extends 'checkout.session' | 'dispute' | 'refund' | 'event' | 'charge' | 'v2.core.account'>(
  { store }: Service,
  kind: K,
  id: string,
) {
  const account = store.anywhere(id)?.account ?? null
  const object = store.find(kind, id, account)
  if (!object) throw new Refused(404, `There is no ${kind} ${id}`)
  return { object, account }
}

function chargeOf(service: Service, intent: string) {
  const found = service.store.anywhere(intent)
  const charge = found?.object.object === 'payment_intent' ? String(found.object.latest_charge) : intent
  return known(service, 'charge', charge)
}

function parse(body: Buffer): Body {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}
