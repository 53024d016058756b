import type Stripe from 'stripe'
import { isReady } from './accounts'
import { shownSession } from './answer-session'
import { blankSession } from './blank-session'
import { customerOf, setupSession } from './customer-session'
import { errors } from './errors'
import { checkFields } from './fields'
import type { Parameters } from './form'
import { lineItemsOf } from './line-items'
import { newId, type StoredSession } from './objects'
import type { Call } from './service'
import { createFields } from './session-fields'

type Params = Stripe.Checkout.SessionCreateParams

const MINUTE = 60
/** Stripe's minimum for a payment in euros. */
const MIN_CENTS = 50

/** `POST /v1/checkout/sessions` */
export function createSession(call: Call): Stripe.Checkout.Session {
  const { service, account, parameters } = call
  checkFields(parameters, createFields)
  const given = parameters as unknown as Params
  if (given.mode === 'setup') return openSetupSession(call, given)
  if (given.mode !== 'payment') throw errors.notSimulated('mode')
  if (given.setup_intent_data !== undefined)
    throw errors.invalid('setup_intent_data', 'You can only pass `setup_intent_data` in `setup` mode.')
  if (account !== null && !isReady(service.store.find('v2.core.account', account, null)))
    throw errors.invalid('account', 'Your account cannot currently make charges.')
  const items = lineItemsOf(given.line_items ?? [])
  const subtotal = items.reduce((sum, { amount_subtotal }) => sum + amount_subtotal, 0)
  const discount = discountOf(call, given.discounts)
  const total = Math.max(0, subtotal - discount)
  if (total > 0 && total < MIN_CENTS)
    throw errors.invalid(
      'line_items',
      'The total amount due must add up to at least €0.50',
      'amount_too_small',
    )
  const session: StoredSession = {
    ...blankSession,
    ...pageOf(given),
    ...customerOf(call, given),
    id: newId('cs_test'),
    amount_subtotal: subtotal,
    amount_total: total,
    client_reference_id: given.client_reference_id ?? null,
    created: service.clock.now(),
    currency: 'eur',
    customer_email: given.customer_email ?? null,
    discounts: (given.discounts ?? []).map(({ coupon }) => ({
      coupon: coupon ?? null,
      promotion_code: null,
    })),
    expires_at: expiryOf(given.expires_at, service.clock.now()),
    later: {
      fee: feeOf(given.payment_intent_data?.application_fee_amount, total, account),
      metadata: (given.payment_intent_data?.metadata ?? {}) as Stripe.Metadata,
      description: given.payment_intent_data?.description ?? null,
      ...(savesMethod(given, account) && { saves: true }),
    },
    line_items: { object: 'list', data: items, has_more: false, url: '/v1/checkout/sessions/line_items' },
    locale: (given.locale ?? null) as Stripe.Checkout.Session.Locale | null,
    metadata: (given.metadata ?? {}) as Stripe.Metadata,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
  }
  return storeAndAnswer(call, session, given)
}

function openSetupSession(call: Call, given: Params): Stripe.Checkout.Session {
  const session = { ...setupSession(call, given), ...pageOf(given), ...customerOf(call, given) }
  const expires_at = expiryOf(given.expires_at, call.service.clock.now())
  return storeAndAnswer(call, { ...session, expires_at }, given)
}

/** Stores the session, and returns it with the URL for its payer. */
function storeAndAnswer(
  { service, account }: Call,
  session: StoredSession,
  given: Params,
): Stripe.Checkout.Session {
  const { id } = session
  const location =
    session.ui_mode === 'hosted_page'
      ? { url: `${service.pages}/stripe/pay/${id}` }
      : { client_secret: `${id}_secret_simulated` }
  const opened = service.store.put({ ...session, ...location }, account)
  return shownSession(service.store, opened, account, given.expand)
}

function savesMethod({ payment_intent_data, customer }: Params, account: string | null): boolean {
  const usage = payment_intent_data?.setup_future_usage
  if (usage === undefined) return false
  if (account !== null || usage !== 'off_session' || !customer)
    throw errors.notSimulated('payment_intent_data[setup_future_usage]')
  return true
}

function pageOf(given: Params): Partial<StoredSession> {
  const { ui_mode = 'hosted_page', success_url, cancel_url, return_url } = given
  if (ui_mode === 'hosted_page') {
    if (!success_url) throw errors.missingParameter('success_url')
    if (return_url) throw errors.invalid('return_url', 'You can not pass `return_url` with a hosted page.')
    return { ui_mode, success_url, cancel_url: cancel_url ?? null }
  }
  if (ui_mode !== 'embedded_page')
    throw errors.invalid(
      'ui_mode',
      'Invalid ui_mode: must be one of hosted_page, embedded_page, elements, or form',
    )
  if (!return_url) throw errors.missingParameter('return_url')
  for (const name of ['success_url', 'cancel_url'] as const)
    if (given[name]) throw errors.invalid(name, `You can not pass \`${name}\` with an embedded page.`)
  return { ui_mode, return_url }
}

function expiryOf(given: number | undefined, now: number): number {
  if (given === undefined) return now + 24 * 60 * MINUTE
  // Stripe uses its own clock and tolerates half a minute from a slow caller.
  if (given < now + 29.5 * MINUTE)
    throw errors.invalid(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from creation.',
    )
  if (Number(given) > now + 24 * 60 * MINUTE)
    throw errors.invalid('expires_at', 'The `expires_at` timestamp must be less than 24 hours from creation.')
  return Number(given)
}

function feeOf(given: number | undefined, total: number, account: string | null): number | null {
  if (given === undefined) return null
  const parameter = 'payment_intent_data[application_fee_amount]'
  if (account === null)
    throw errors.invalid(parameter, 'A fee needs a direct payment with the Stripe-Account header.')
  if (given < 1) throw errors.invalid(parameter, 'This value must be greater than or equal to 1.')
  if (given > total) throw errors.invalid(parameter, 'The application fee cannot be greater than the amount.')
  return Number(given)
}

function discountOf({ service, account }: Call, discounts: Parameters['discounts']): number {
  const [first, ...others] = (discounts ?? []) as { coupon?: string }[]
  if (!first) return 0
  if (others.length > 0) throw errors.invalid('discounts', 'Only one discount can be applied.')
  const coupon = service.store.find('coupon', first.coupon ?? '', account)
  if (!coupon) throw errors.missing('coupon', first.coupon ?? '', 'discounts[0][coupon]')
  return coupon.amount_off ?? 0
}
