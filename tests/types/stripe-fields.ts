import type Stripe from 'stripe'
import { type Fields, unsupported } from '@/simulators/stripe/fields'

// Checked by `tsc`: each line below `@ts-expect-error` has to be an error, or the check fails.

type Discount = Stripe.Checkout.SessionCreateParams.Discount
type Account = Stripe.V2.Core.AccountCreateParams.Defaults

export const discounts: Fields<Discount>[] = [
  { coupon: 'text', promotion_code: 'unsupported' },
  // @ts-expect-error a field that Stripe documents has no rule
  { coupon: 'text' },
  // @ts-expect-error Stripe documents no such field
  { coupon: 'text', promotion_code: 'unsupported', percentage: 'integer' },
  // @ts-expect-error Stripe documents no such field
  { coupon: 'text', promotion_code: 'text', ...unsupported<Discount>()('percentage') },
]

export const accounts: Fields<Account>[] = [
  { currency: 'text', locales: 'texts', profile: 'unsupported', responsibilities: 'unsupported' },
  {
    ...{ currency: 'text', locales: 'texts', profile: 'unsupported' },
    // @ts-expect-error a field within a field has no rule
    responsibilities: { fees_collector: 'text' },
  },
]
