import type Stripe from 'stripe'
import { withExpanded } from './answer-session'
import { blankIntent } from './blank-intent'
import { confirmIntent } from './confirm-intent'
import { errors } from './errors'
import { checkFields } from './fields'
import { cancelFields, confirmFields, createFields } from './intent-fields'
import { newId } from './objects'
import type { Call, Service } from './service'

/** Stripe's minimum for a payment in euros. */
const MIN_CENTS = 50

/** `POST /v1/payment_intents`, for the platform itself. */
export function createIntent({ service, account, parameters }: Call): Stripe.PaymentIntent {
  checkFields(parameters, createFields)
  if (account !== null) throw errors.notSimulated('Stripe-Account')
  const given = parameters as unknown as Stripe.PaymentIntentCreateParams
  if (given.amount === undefined) throw errors.missingParameter('amount')
  if (given.currency === undefined) throw errors.missingParameter('currency')
  if (given.currency !== 'eur') throw errors.notSimulated('currency')
  const amount = Number(given.amount)
  if (amount < MIN_CENTS)
    throw errors.invalid('amount', 'Amount must be at least €0.50 eur', 'amount_too_small')
  const { store, clock, events } = service
  if (given.customer && !store.find('customer', given.customer, null))
    throw errors.missing('customer', given.customer, 'customer')
  const method = given.payment_method ? requireOwn(service, given.payment_method, given.customer) : null
  const types = (given.allowed_payment_method_types ??
    null) as Stripe.PaymentIntent['allowed_payment_method_types']
  const id = newId('pi')
  const intent = store.put<Stripe.PaymentIntent>(
    {
      ...blankIntent,
      id,
      allowed_payment_method_types: types,
      amount,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: { enabled: true },
      client_secret: `${id}_secret_simulated`,
      created: clock.now(),
      currency: 'eur',
      customer: given.customer ?? null,
      description: given.description ?? null,
      metadata: (given.metadata ?? {}) as Stripe.Metadata,
      payment_method: method?.id ?? null,
      payment_method_options: (given.payment_method_options ??
        {}) as Stripe.PaymentIntent.PaymentMethodOptions,
      payment_method_types: types ?? ['card', 'sepa_debit'],
      setup_future_usage: given.setup_future_usage ?? null,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
    },
    null,
  )
  events.record('payment_intent.created', intent, null)
  return intent
}

/** `POST /v1/payment_intents/{}/confirm` */
export function confirm({ service, account, id, parameters }: Call): Stripe.PaymentIntent {
  checkFields(parameters, confirmFields)
  const intent = requireIntent(service, id, account)
  if (account !== null) throw errors.notSimulated('Stripe-Account')
  if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method')
    throw errors.unexpectedState(intent, 'confirm')
  const given = parameters as unknown as Stripe.PaymentIntentConfirmParams
  const named = given.payment_method ?? (intent.payment_method as string | null)
  if (!named)
    throw errors.invalid(
      'payment_method',
      'You cannot confirm this PaymentIntent because it’s missing a payment method.',
      'payment_intent_unexpected_state',
    )
  const method = requireOwn(service, named, intent.customer as string | null)
  const types = intent.allowed_payment_method_types
  if (types && !types.includes(method.type))
    throw errors.invalid('payment_method', `The payment method type ${method.type} is not allowed.`)
  const usage = given.setup_future_usage || intent.setup_future_usage
  const options = {
    ...intent.payment_method_options,
    ...given.payment_method_options,
  } as Stripe.PaymentIntent.PaymentMethodOptions
  if (usage && options.card?.stored_credential_usage)
    throw errors.invalid(
      'payment_method_options[card][stored_credential_usage]',
      'You may not use `stored_credential_usage` together with `setup_future_usage`.',
    )
  const confirmed = confirmIntent(
    service,
    {
      ...intent,
      payment_method: method.id,
      payment_method_options: options,
      setup_future_usage: usage || null,
    },
    String(given.off_session) === 'true',
  )
  return withExpanded(service, confirmed, null, parameters.expand)
}

/** `POST /v1/payment_intents/{}/cancel`: only before a payment is processing. */
export function cancel({ service, account, id, parameters }: Call): Stripe.PaymentIntent {
  checkFields(parameters, cancelFields)
  const { store, clock, events } = service
  const intent = requireIntent(service, id, account)
  if (!CANCELLABLE.includes(intent.status)) throw errors.unexpectedState(intent, 'cancel')
  const session = store.all('checkout.session', account).find((one) => one.payment_intent === id)
  if (session?.status === 'open')
    throw errors.invalid(
      'payment_intent',
      'You cannot cancel a PaymentIntent created by Checkout: expire its session.',
    )
  const reason = (parameters.cancellation_reason ?? null) as Stripe.PaymentIntent.CancellationReason | null
  const ended = store.put<Stripe.PaymentIntent>(
    {
      ...intent,
      status: 'canceled',
      canceled_at: clock.now(),
      cancellation_reason: reason,
      next_action: null,
    },
    account,
  )
  events.record('payment_intent.canceled', ended, account)
  return withExpanded(service, ended, account, parameters.expand)
}

const CANCELLABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function requireIntent({ store }: Service, id: string, account: string | null): Stripe.PaymentIntent {
  const intent = store.find('payment_intent', id, account)
  if (!intent) throw errors.missing('payment_intent', id, 'intent')
  return intent
}

/** A saved method can only be used for its own customer. */
function requireOwn({ store }: Service, id: string, customer?: string | null): Stripe.PaymentMethod {
  const method = store.find('payment_method', id, null)
  if (!method) throw errors.missing('PaymentMethod', id, 'payment_method')
  if (method.customer !== null && method.customer === customer) return method
  throw errors.invalid(
    'payment_method',
    `The PaymentMethod ${id} does not belong to the Customer that you supplied. It must be attached to it.`,
  )
}
