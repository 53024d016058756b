import type { PlatformPayments } from './platform-payments'
import { platformSessionOf, SESSION_EXPAND } from './platform-session'
import { asked } from './stripe'

export const readSession: PlatformPayments['readSession'] = async (sessionId) =>
  platformSessionOf(await asked((stripe) => stripe.checkout.sessions.retrieve(sessionId, SESSION_EXPAND)))
