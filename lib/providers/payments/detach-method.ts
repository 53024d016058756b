import Stripe from 'stripe'
import { methodOf } from './method'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

export const detachMethod: PlatformPayments['detachMethod'] = async (methodId) =>
  methodOf(
    await callStripe(async ({ paymentMethods }) => {
      try {
        return await paymentMethods.detach(methodId)
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
        const method = await paymentMethods.retrieve(methodId)
        if (method.customer !== null) throw cause
        return method
      }
    }),
  )
