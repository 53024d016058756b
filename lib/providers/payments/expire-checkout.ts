import Stripe from 'stripe'
import { EXPAND, sessionOf } from './checkout-session'
import type { Payments } from './payments'
import { callStripe, onAccount } from './stripe'

/** Stripe refuses to expire a session that is no longer open; it is then read, because it may have been paid. */
export const expireCheckout: Payments['expireCheckout'] = async ({ accountId, sessionId }) =>
  sessionOf(
    await callStripe(async (stripe) => {
      const { sessions } = stripe.checkout
      try {
        return await sessions.expire(sessionId, EXPAND, onAccount(accountId))
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
        const session = await sessions.retrieve(sessionId, EXPAND, onAccount(accountId))
        if (session.status === 'open') throw cause
        return session
      }
    }, accountId),
  )
