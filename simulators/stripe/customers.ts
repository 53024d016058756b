import type Stripe from 'stripe'
import { errors } from './errors'
import { checkFields, type Fields, unsupported } from './fields'
import { newId } from './objects'
import type { Call } from './service'

const fields = {
  description: 'text',
  email: 'text',
  metadata: 'metadata',
  name: 'text',
  phone: 'text',
  ...unsupported<Stripe.CustomerCreateParams>()(
    'address',
    'balance',
    'business_name',
    'cash_balance',
    'expand',
    'individual_name',
    'invoice_prefix',
    'invoice_settings',
    'next_invoice_sequence',
    'payment_method',
    'preferred_locales',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'tax_id_data',
    'test_clock',
    'validate',
  ),
} as const satisfies Fields<Stripe.CustomerCreateParams>

const updateFields = {
  email: 'text',
  name: 'text',
  ...unsupported<Stripe.CustomerUpdateParams>()(
    'address',
    'balance',
    'business_name',
    'cash_balance',
    'default_source',
    'description',
    'expand',
    'individual_name',
    'invoice_prefix',
    'invoice_settings',
    'metadata',
    'next_invoice_sequence',
    'phone',
    'preferred_locales',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'validate',
  ),
} as const satisfies Fields<Stripe.CustomerUpdateParams>

/** `POST /v1/customers` */
export function createCustomer({ service, account, parameters }: Call): Stripe.Customer {
  checkFields(parameters, fields)
  const text = (name: string) => (parameters[name] === undefined ? null : String(parameters[name]))
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: service.clock.now(),
    default_source: null,
    description: text('description'),
    email: text('email'),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: (parameters.metadata ?? {}) as Stripe.Metadata,
    name: text('name'),
    phone: text('phone'),
    shipping: null,
  }
  return service.store.put(customer, account)
}

/** `POST /v1/customers/{}` */
export function updateCustomer({ service, account, id, parameters }: Call): Stripe.Customer {
  checkFields(parameters, updateFields)
  const customer = service.store.find('customer', id, account)
  if (!customer) throw errors.missing('customer', id)
  const { name, email } = parameters as { name?: string; email?: string }
  return service.store.put({ ...customer, ...(name && { name }), ...(email && { email }) }, account)
}
