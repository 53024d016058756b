import { methodOf } from './method'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

/** More than a customer keeps. */
const MAX_METHODS = 200

export const listMethods: PlatformPayments['listMethods'] = async (customerId) => {
  const methods = await callStripe((stripe) =>
    stripe.paymentMethods
      .list({ customer: customerId, limit: 100 })
      .autoPagingToArray({ limit: MAX_METHODS }),
  )
  return methods.filter(({ card, sepa_debit }) => card || sepa_debit).map(methodOf)
}
