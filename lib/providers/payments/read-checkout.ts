import { EXPAND, sessionOf } from './checkout-session'
import type { Payments } from './payments'
import { asked, onAccount } from './stripe'

export const readCheckout: Payments['readCheckout'] = async ({ accountId, sessionId }) =>
  sessionOf(
    await asked(
      (stripe) => stripe.checkout.sessions.retrieve(sessionId, EXPAND, onAccount(accountId)),
      accountId,
    ),
  )
