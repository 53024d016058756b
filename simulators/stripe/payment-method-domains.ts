import type Stripe from 'stripe'
import { errors } from './errors'
import { checkFields, type Fields } from './fields'
import { page } from './lists'
import { newId } from './objects'
import type { Call } from './service'

const createFields = {
  domain_name: 'text',
  enabled: 'boolean',
  expand: 'unsupported',
} as const satisfies Fields<Stripe.PaymentMethodDomainCreateParams>

const listFields = {
  domain_name: 'text',
  enabled: 'unsupported',
  ending_before: 'text',
  expand: 'unsupported',
  limit: 'integer',
  starting_after: 'text',
} as const satisfies Fields<Stripe.PaymentMethodDomainListParams>

const active = { status: 'active' } as const

/** `POST /v1/payment_method_domains`; an existing one is returned again. */
export function createDomain({ service, account, parameters }: Call): Stripe.PaymentMethodDomain {
  checkFields(parameters, createFields)
  const name = String(parameters.domain_name ?? '')
  if (!name) throw errors.missingParameter('domain_name')
  if (!/^([a-z0-9-]+\.)+[a-z]+$/.test(name))
    throw errors.invalid('domain_name', `${name} is not a public domain name.`)
  const known = service.store
    .all('payment_method_domain', account)
    .find(({ domain_name }) => domain_name === name)
  if (known) return known
  const domain: Stripe.PaymentMethodDomain = {
    id: newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: service.clock.now(),
    domain_name: name,
    enabled: parameters.enabled !== 'false',
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  }
  return service.store.put(domain, account)
}

/** `GET /v1/payment_method_domains` */
export function listDomains({
  service,
  account,
  parameters,
}: Call): Stripe.ApiList<Stripe.PaymentMethodDomain> {
  checkFields(parameters, listFields)
  const { domain_name } = parameters
  const all = service.store
    .all('payment_method_domain', account)
    .filter((one) => domain_name === undefined || one.domain_name === domain_name)
  return page('/v1/payment_method_domains', all, parameters)
}
