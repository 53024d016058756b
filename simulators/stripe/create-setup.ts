import type Stripe from 'stripe'
import { errors } from './errors'
import { checkFields, type Fields, unsupported } from './fields'
import { instrumentOf, makeMethod } from './methods'
import type { Call } from './service'
import { openSetup } from './setup-intents'
import { findTestNumber } from './test-numbers'

const createFields = {
  allowed_payment_method_types: 'texts',
  confirm: 'boolean',
  customer: 'text',
  mandate_data: 'metadata',
  metadata: 'metadata',
  payment_method_data: 'metadata',
  usage: 'text',
  ...unsupported<Stripe.SetupIntentCreateParams>()(
    'attach_to_self',
    'automatic_payment_methods',
    'confirmation_token',
    'customer_account',
    'description',
    'excluded_payment_method_types',
    'expand',
    'flow_directions',
    'on_behalf_of',
    'payment_method',
    'payment_method_configuration',
    'payment_method_options',
    'return_url',
    'single_use',
    'use_stripe_sdk',
  ),
} as const satisfies Fields<Stripe.SetupIntentCreateParams>

/** `POST /v1/setup_intents`, for a bank account whose holder agreed to debits: its IBAN and mandate in one confirmed call. */
export function createSetup({ service, account, parameters }: Call): Stripe.SetupIntent {
  checkFields(parameters, createFields)
  if (account !== null) throw errors.notSimulated('Stripe-Account')
  const given = parameters as unknown as Stripe.SetupIntentCreateParams
  if (String(given.confirm) !== 'true') throw errors.notSimulated('confirm')
  const { customer, payment_method_data: data, mandate_data: mandate } = given
  if (!customer) throw errors.missingParameter('customer')
  if (!service.store.find('customer', customer, null)) throw errors.missing('customer', customer, 'customer')
  if (data?.type !== 'sepa_debit') throw errors.notSimulated('payment_method_data[type]')
  if (!data.billing_details?.name || !data.billing_details.email)
    throw errors.missingParameter('payment_method_data[billing_details]')
  if (!mandate || !mandate.customer_acceptance)
    throw errors.missingParameter('mandate_data[customer_acceptance]')
  const found = findTestNumber(data.sepa_debit?.iban ?? '')
  if (found?.test.type !== 'sepa_debit')
    throw errors.invalid(
      'payment_method_data[sepa_debit][iban]',
      'The IBAN you provided is invalid.',
      'invalid_bank_account_iban',
    )
  const opened = openSetup(service, customer, (given.metadata ?? {}) as Stripe.Metadata, ['sepa_debit'])
  const method = makeMethod(service, found.number, customer, true)
  const done = service.store.put<Stripe.SetupIntent>(
    {
      ...opened,
      status: 'succeeded',
      payment_method: method.id,
      mandate: instrumentOf(service, method.id).mandate,
    },
    null,
  )
  service.events.record('setup_intent.succeeded', done, null)
  return done
}
