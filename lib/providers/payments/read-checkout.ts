import { EXPAND, sessionOf } from './checkout-session'
import type { Payments } from './payments'
import { callStripe, onAccount } from './stripe'

export const readCheckout: Payments['readCheckout'] = async ({ accountId, sessionId }) =>
  sessionOf(
    await callStripe(
      (stripe) => stripe.checkout.sessions.retrieve(sessionId, EXPAND, onAccount(accountId)),
      accountId,
    ),
  )
