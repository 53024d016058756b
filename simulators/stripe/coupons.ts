import type Stripe from 'stripe'
import { errors } from './errors'
import { checkFields, type Fields, unsupported } from './fields'
import { newId } from './objects'
import type { Call } from './service'

const fields = {
  amount_off: 'integer',
  currency: 'text',
  duration: 'text',
  id: 'text',
  max_redemptions: 'integer',
  metadata: 'metadata',
  name: 'text',
  ...unsupported<Stripe.CouponCreateParams>()(
    'applies_to',
    'currency_options',
    'duration_in_months',
    'expand',
    'percent_off',
    'redeem_by',
  ),
} as const satisfies Fields<Stripe.CouponCreateParams>

/** `POST /v1/coupons`; only fixed amounts, as for an order's discount. */
export function createCoupon({ service, account, parameters }: Call): Stripe.Coupon {
  checkFields(parameters, fields)
  const amount = Number(parameters.amount_off)
  if (!(amount > 0)) throw errors.missingParameter('amount_off')
  if (!parameters.currency) throw errors.missingParameter('currency')
  const coupon: Stripe.Coupon = {
    id: parameters.id ? String(parameters.id) : newId('coupon'),
    object: 'coupon',
    amount_off: amount,
    created: service.clock.now(),
    currency: String(parameters.currency),
    duration: (parameters.duration ?? 'once') as Stripe.Coupon.Duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: parameters.max_redemptions ? Number(parameters.max_redemptions) : null,
    metadata: (parameters.metadata ?? {}) as Stripe.Metadata,
    name: parameters.name ? String(parameters.name) : null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
  return service.store.put(coupon, account)
}
