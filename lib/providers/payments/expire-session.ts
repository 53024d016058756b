import Stripe from 'stripe'
import type { PlatformPayments } from './platform-payments'
import { platformSessionOf, SESSION_EXPAND } from './platform-session'
import { callStripe } from './stripe'

/** Stripe refuses to expire a session that is no longer open; it is then read, because it may have been used. */
export const expireSession: PlatformPayments['expireSession'] = async (sessionId) =>
  platformSessionOf(
    await callStripe(async ({ checkout: { sessions } }) => {
      try {
        return await sessions.expire(sessionId, SESSION_EXPAND)
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
        const session = await sessions.retrieve(sessionId, SESSION_EXPAND)
        if (session.status === 'open') throw cause
        return session
      }
    }),
  )
