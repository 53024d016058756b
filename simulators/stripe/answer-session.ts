import type Stripe from 'stripe'
import { errors } from './errors'
import type { StoredSession } from './objects'
import type { Store } from './store'

const EXPANDABLE = ['payment_intent', 'line_items']

/** A session as it is answered: references are ids unless the caller expands them. */
export function shownSession(
  store: Store,
  session: StoredSession,
  account: string | null,
  expand: unknown = [],
): Stripe.Checkout.Session {
  const asked = expand as string[]
  for (const name of asked)
    if (!EXPANDABLE.includes(name))
      throw errors.invalid('expand', `This property cannot be expanded (${name}).`)
  const { later: _later, line_items, ...shown } = session
  const intent = typeof shown.payment_intent === 'string' ? shown.payment_intent : null
  return {
    ...shown,
    ...(asked.includes('line_items') && { line_items }),
    ...(asked.includes('payment_intent') &&
      intent !== null && { payment_intent: store.find('payment_intent', intent, account) ?? intent }),
  }
}
