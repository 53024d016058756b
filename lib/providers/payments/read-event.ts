import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { PaymentEvent, Payments } from './payments'
import { verifiedEvent } from './signature'
import { API_VERSION, asked, onAccount } from './stripe'

type Subject = PaymentEvent['subject']
/** The part of an event's object that every version spells alike. */
type Mentioned = { id?: unknown; object?: unknown }

export const readEvent: Payments['readEvent'] = async (signed) => {
  const event = verifiedEvent(signed)
  const accountId = event.account ?? null
  const mentioned: Mentioned = event.data.object
  const isForeign = event.api_version !== API_VERSION
  const object = isForeign ? await readAgain(mentioned, accountId) : mentioned
  return { id: event.id, type: event.type, accountId, subject: subjectOf(object, accountId) }
}

function subjectOf(mentioned: Mentioned, accountId: string | null): Subject {
  const object = mentioned as Known
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'session', sessionId: object.id }
    case 'charge':
    case 'refund':
      return { kind: 'charge', paymentIntentId: idOf(object.payment_intent) }
    case 'dispute':
      return { kind: 'dispute', disputeId: object.id, paymentIntentId: idOf(object.payment_intent) }
    case 'account':
      return { kind: 'account', accountId: accountId ?? object.id }
    default:
      return { kind: 'other' }
  }
}

type Known =
  | Stripe.Checkout.Session
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | { object: 'account'; id: string }
  | { object: 'other' }

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** What an event of another API version tells of, in our version. */
async function readAgain({ id, object }: Mentioned, accountId: string | null): Promise<Mentioned> {
  if (typeof id !== 'string' || typeof object !== 'string')
    throw new PaymentFault('An event of another API version names no object', 'api_version', false)
  const options = accountId === null ? {} : onAccount(accountId)
  switch (object) {
    case 'checkout.session':
      return asked((stripe) => stripe.checkout.sessions.retrieve(id, {}, options))
    case 'charge':
      return asked((stripe) => stripe.charges.retrieve(id, {}, options))
    case 'refund':
      return asked((stripe) => stripe.refunds.retrieve(id, {}, options))
    case 'dispute':
      return asked((stripe) => stripe.disputes.retrieve(id, {}, options))
    case 'account':
      await asked((stripe) => stripe.v2.core.accounts.retrieve(id))
      return { id, object }
    default:
      return { id, object }
  }
}
