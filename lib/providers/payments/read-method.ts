import { methodOf } from './method'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

export const readMethod: PlatformPayments['readMethod'] = async (methodId) =>
  methodOf(await callStripe((stripe) => stripe.paymentMethods.retrieve(methodId)))
