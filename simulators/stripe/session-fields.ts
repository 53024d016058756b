import type Stripe from 'stripe'
import { type Fields, unsupported } from './fields'

const productData = {
  name: 'text',
  description: 'text',
  metadata: 'metadata',
  ...unsupported<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()(
    'images',
    'tax_code',
    'tax_details',
    'unit_label',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>

const priceData = {
  currency: 'text',
  product_data: productData,
  unit_amount: 'integer',
  ...unsupported<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()(
    'product',
    'recurring',
    'tax_behavior',
    'unit_amount_decimal',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>

const lineItem = {
  price_data: priceData,
  quantity: 'integer',
  ...unsupported<Stripe.Checkout.SessionCreateParams.LineItem>()(
    'adjustable_quantity',
    'metadata',
    'price',
    'tax_rates',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionCreateParams.LineItem>

const paymentIntentData = {
  application_fee_amount: 'integer',
  description: 'text',
  metadata: 'metadata',
  setup_future_usage: 'text',
  ...unsupported<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()(
    'capture_method',
    'on_behalf_of',
    'receipt_email',
    'shipping',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_data',
    'transfer_group',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionCreateParams.PaymentIntentData>

/** Of `POST /v1/checkout/sessions`. */
export const createFields = {
  allowed_payment_method_types: 'texts',
  cancel_url: 'text',
  client_reference_id: 'text',
  currency: 'text',
  customer: 'text',
  customer_email: 'text',
  discounts: [{ coupon: 'text', promotion_code: 'unsupported' }],
  expand: 'texts',
  expires_at: 'integer',
  line_items: [lineItem],
  locale: 'text',
  metadata: 'metadata',
  mode: 'text',
  payment_intent_data: paymentIntentData,
  return_url: 'text',
  setup_intent_data: { metadata: 'metadata', description: 'unsupported', on_behalf_of: 'unsupported' },
  success_url: 'text',
  ui_mode: 'text',
  ...unsupported<Stripe.Checkout.SessionCreateParams>()(
    'adaptive_pricing',
    'after_expiration',
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'custom_fields',
    'custom_text',
    'customer_account',
    'customer_creation',
    'customer_update',
    'excluded_payment_method_types',
    'integration_identifier',
    'invoice_creation',
    'managed_payments',
    'name_collection',
    'optional_items',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_data',
    'payment_method_options',
    'permissions',
    'phone_number_collection',
    'redirect_on_completion',
    'saved_payment_method_options',
    'shipping_address_collection',
    'shipping_options',
    'submit_type',
    'subscription_data',
    'tax_id_collection',
    'wallet_options',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionCreateParams>

/** Of `GET /v1/checkout/sessions`. */
export const listFields = {
  ending_before: 'text',
  expand: 'texts',
  limit: 'integer',
  payment_intent: 'text',
  starting_after: 'text',
  status: 'text',
  ...unsupported<Stripe.Checkout.SessionListParams>()(
    'created',
    'customer',
    'customer_account',
    'customer_details',
    'payment_link',
    'subscription',
  ),
} as const satisfies Fields<Stripe.Checkout.SessionListParams>
