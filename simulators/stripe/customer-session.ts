import type Stripe from 'stripe'
import { blankSession } from './blank-session'
import { errors } from './errors'
import { newId, type StoredSession } from './objects'
import type { Call } from './service'
import { openSetup } from './setup-intents'

type Params = Stripe.Checkout.SessionCreateParams

/** Parameters that only one of the two modes accepts. */
const OF_PAYMENT = ['line_items', 'payment_intent_data', 'discounts'] as const

/** A session's customer fields: the platform's, in either mode. */
export function customerOf({ service, account }: Call, given: Params): Partial<StoredSession> {
  const { customer, customer_email, allowed_payment_method_types: types } = given
  if (account !== null) {
    for (const name of ['customer', 'currency', 'allowed_payment_method_types'] as const)
      if (given[name] !== undefined) throw errors.notSimulated(name)
    return {}
  }
  if (given.currency !== undefined && given.currency !== 'eur') throw errors.notSimulated('currency')
  if (customer && customer_email)
    throw errors.invalid(
      'customer',
      'You may only specify one of these parameters: customer, customer_email.',
    )
  if (customer && !service.store.find('customer', customer, null))
    throw errors.missing('customer', customer, 'customer')
  return {
    ...(customer && { customer }),
    ...(types && { allowed_payment_method_types: types, payment_method_types: types }),
  }
}

/** A session that saves a method and charges nothing. */
export function setupSession(call: Call, given: Params): StoredSession {
  const { service, account } = call
  if (account !== null || !given.customer) throw errors.notSimulated('mode')
  for (const name of OF_PAYMENT)
    if (given[name] !== undefined)
      throw errors.invalid(name, `You can not pass \`${name}\` in \`setup\` mode.`)
  const types = given.allowed_payment_method_types
  if (!types && !given.currency) throw errors.missingParameter('currency')
  const metadata = (given.setup_intent_data?.metadata ?? {}) as Stripe.Metadata
  const { id } = openSetup(service, given.customer, metadata, types ?? ['card', 'sepa_debit'])
  return {
    ...blankSession,
    id: newId('cs_test'),
    amount_subtotal: null,
    amount_total: null,
    client_reference_id: given.client_reference_id ?? null,
    created: service.clock.now(),
    currency: given.currency ?? null,
    customer_creation: null,
    customer_email: null,
    discounts: null,
    expires_at: 0,
    later: { fee: null, metadata: {}, description: null },
    line_items: { object: 'list', data: [], has_more: false, url: '/v1/checkout/sessions/line_items' },
    locale: (given.locale ?? null) as Stripe.Checkout.Session.Locale | null,
    metadata: (given.metadata ?? {}) as Stripe.Metadata,
    mode: 'setup',
    payment_status: 'no_payment_required',
    setup_intent: id,
    total_details: null,
  }
}
