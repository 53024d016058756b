import type Stripe from 'stripe'
import { cardError } from './card-error'
import { errors } from './errors'
import { checkFields, type Fields, unsupported } from './fields'
import { page } from './lists'
import { instrumentOf, makeMethod, setMandate } from './methods'
import type { Call, Service } from './service'
import { REFUSALS, TEST_METHODS, TEST_NUMBERS } from './test-numbers'

const listFields = {
  customer: 'text',
  ending_before: 'text',
  limit: 'integer',
  starting_after: 'text',
  type: 'text',
  ...unsupported<Stripe.PaymentMethodListParams>()('allow_redisplay', 'customer_account', 'expand'),
} as const satisfies Fields<Stripe.PaymentMethodListParams>

const attachFields = {
  customer: 'text',
  ...unsupported<Stripe.PaymentMethodAttachParams>()('customer_account', 'expand'),
} as const satisfies Fields<Stripe.PaymentMethodAttachParams>

const detachFields = { expand: 'unsupported' } as const satisfies Fields<Stripe.PaymentMethodDetachParams>

/** `GET /v1/payment_methods` */
export function listMethods({ service, account, parameters }: Call): Stripe.ApiList<Stripe.PaymentMethod> {
  checkFields(parameters, listFields)
  const { customer, type } = parameters
  if (customer === undefined) throw errors.missingParameter('customer')
  if (!service.store.find('customer', String(customer), account))
    throw errors.missing('customer', String(customer), 'customer')
  const all = service.store
    .all('payment_method', account)
    .filter((one) => one.customer === customer && (type === undefined || one.type === type))
  return page('/v1/payment_methods', all, parameters)
}

/** `POST /v1/payment_methods/{}/attach`: for test methods (`pm_card_visa`); Checkout saves all others. */
export function attachMethod({ service, account, id, parameters }: Call): Stripe.PaymentMethod {
  checkFields(parameters, attachFields)
  if (account !== null) throw errors.notSimulated('Stripe-Account')
  const customer = String(parameters.customer ?? '')
  if (!customer) throw errors.missingParameter('customer')
  if (!service.store.find('customer', customer, null)) throw errors.missing('customer', customer, 'customer')
  const number = TEST_METHODS[id]
  if (!number) return attachAgain(requireMethod(service, id, null), customer)
  const test = TEST_NUMBERS[number]
  const refusal = test?.type === 'card' && test.refused ? REFUSALS[test.refused] : undefined
  if (refusal) throw cardError(refusal)
  return makeMethod(service, number, customer, false)
}

/** Stripe attaches a method to one customer permanently. */
function attachAgain(method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  if (method.customer === customer) return method
  throw errors.invalid(
    'payment_method',
    method.customer
      ? 'The payment method you provided has already been attached to a customer.'
      : 'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
  )
}

/** `POST /v1/payment_methods/{}/detach`; also ends the mandate of a bank account. */
export function detachMethod({ service, account, id, parameters }: Call): Stripe.PaymentMethod {
  checkFields(parameters, detachFields)
  const method = requireMethod(service, id, account)
  if (method.customer === null)
    throw errors.invalid(
      'payment_method',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  const detached = service.store.put({ ...method, customer: null }, account)
  service.events.record('payment_method.detached', detached, account)
  const { mandate } = instrumentOf(service, id)
  if (mandate !== null) setMandate(service, mandate, 'inactive')
  return detached
}

function requireMethod({ store }: Service, id: string, account: string | null): Stripe.PaymentMethod {
  const method = store.find('payment_method', id, account)
  if (!method) throw errors.missing('PaymentMethod', id, 'payment_method')
  return method
}
