import type Stripe from 'stripe'
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
