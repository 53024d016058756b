import { methodOf } from './method'
import type { PlatformPayments } from './platform-payments'
import { asked } from './stripe'

export const readMethod: PlatformPayments['readMethod'] = async (methodId) =>
  methodOf(await asked((stripe) => stripe.paymentMethods.retrieve(methodId)))
