import type { PlatformPayments } from './platform-payments'
import { platformSessionOf, SESSION_EXPAND } from './platform-session'
import { callStripe } from './stripe'

export const readSession: PlatformPayments['readSession'] = async (sessionId) =>
  platformSessionOf(
    await callStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId, SESSION_EXPAND)),
  )
