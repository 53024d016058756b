import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import type { PaymentEvent, Payments } from './payments'
import { platformSubjectOf } from './platform-subject'
import { idOf } from './reference'
import { METADATA } from './session-metadata'
import { type Mentioned, type SignedEvent, verifiedEvent } from './signature'
import { API_VERSION, callStripe, isLive, onAccount } from './stripe'

type Subject = PaymentEvent['subject']

export const readEvent: Payments['readEvent'] = async (signed) => {
  const event = verifiedEvent(signed)
  const { id, type, account: accountId } = event
  return { id, type, accountId, subject: await readSubject(event) }
}

async function readSubject(event: SignedEvent): Promise<Subject> {
  const { type, account, version, mentioned } = event
  if (event.isLive !== undefined && event.isLive !== isLive()) return { kind: 'other' }
  if (type === 'account.application.deauthorized' && account !== null)
    return { kind: 'lost-account', accountId: account, at: event.at }
  // Such as v2.core.account_link.returned, which is complete in itself.
  if (event.isThin && type.startsWith('v2.core.') && mentioned.id === undefined) return { kind: 'other' }
  const known = version === API_VERSION ? mentioned : await readAgain(mentioned, account)
  return (account === null && platformSubjectOf(known)) || subjectOf(known)
}

function subjectOf(mentioned: Mentioned): Subject {
  const object = mentioned as Known
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'session', sessionId: object.id, ...(!isOurs(object) && { isForeign: true }) }
    case 'charge':
    case 'refund':
      return { kind: 'charge', paymentIntentId: idOf(object.payment_intent) }
    case 'dispute':
      return { kind: 'dispute', disputeId: object.id, paymentIntentId: idOf(object.payment_intent) }
    case 'account':
    case 'v2.core.account':
      return { kind: 'account', accountId: object.id }
    default:
      return { kind: 'other' }
  }
}

/** Whether `createCheckout` opened it. */
const isOurs = ({ metadata }: Stripe.Checkout.Session) =>
  Boolean(metadata?.[METADATA.order] && metadata[METADATA.website])

type Known =
  | Stripe.Checkout.Session
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | { object: 'account' | 'v2.core.account'; id: string }
  | { object: 'other' }

/** The object of a thin event, or of one of another API version, in our version. */
async function readAgain({ id, object }: Mentioned, accountId: string | null): Promise<Mentioned> {
  if (typeof id !== 'string' || typeof object !== 'string')
    throw new PaymentFault('An event that is not of our API version names no object', 'api_version', false)
  const options = accountId === null ? {} : onAccount(accountId)
  const seller = accountId ?? undefined
  switch (object) {
    case 'checkout.session':
      return callStripe((stripe) => stripe.checkout.sessions.retrieve(id, {}, options), seller)
    case 'charge':
      return callStripe((stripe) => stripe.charges.retrieve(id, {}, options), seller)
    case 'refund':
      return callStripe((stripe) => stripe.refunds.retrieve(id, {}, options), seller)
    case 'dispute':
      return callStripe((stripe) => stripe.disputes.retrieve(id, {}, options), seller)
    case 'payment_intent':
      return callStripe((stripe) => stripe.paymentIntents.retrieve(id, {}, options), seller)
    case 'setup_intent':
      return callStripe((stripe) => stripe.setupIntents.retrieve(id, {}, options), seller)
    case 'payment_method':
      return callStripe((stripe) => stripe.paymentMethods.retrieve(id, {}, options), seller)
    case 'mandate':
      return callStripe((stripe) => stripe.mandates.retrieve(id, {}, options), seller)
    // An account is identified by its id alone, and read later where needed.
    default:
      return { id, object }
  }
}
