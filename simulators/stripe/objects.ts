import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

/** The target of an account link; Stripe's own object lacks the token of its URL. */
export type StoredLink = { object: 'link'; id: string; link: Stripe.V2.Core.AccountLink; isUsed: boolean }

/** Whether a seller has revoked our access to their account. */
export type StoredRevocation = { object: 'revocation'; id: string; isRevoked: boolean }

/** The hidden data of a saved method: its test number, whether the bank verified it when it was saved. */
export type StoredInstrument = {
  object: 'instrument'
  id: string
  number: string
  isVerified: boolean
  mandate: string | null
}

/** A bank's later action, by the simulator's clock. */
export type StoredOutcome = {
  object: 'outcome'
  id: string
  intent: string
  at: number
  outcome: 'succeeds' | 'fails' | 'disputed' | 'done'
  failure: string | null
}

/** The decline of a customer's next debit. */
export type StoredDecline = { object: 'decline'; id: string; code: string | null }

/** A session with the data of its payment, which answers leave out. */
export type StoredSession = Stripe.Checkout.Session & {
  line_items: Stripe.ApiList<Stripe.LineItem>
  /** For the payment that the session creates. */
  later: {
    fee: number | null
    metadata: Stripe.Metadata
    description: string | null
    /** The method is saved with the payment. */
    saves?: boolean
  }
}

/** Every kind of stored object, by Stripe's name for it. */
export type Objects = {
  'checkout.session': StoredSession
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  customer: Stripe.Customer
  payment_method: Stripe.PaymentMethod
  setup_intent: Stripe.SetupIntent
  mandate: Stripe.Mandate
  instrument: StoredInstrument
  outcome: StoredOutcome
  decline: StoredDecline
  coupon: Stripe.Coupon
  application_fee: Stripe.ApplicationFee
  event: Stripe.Event
  'v2.core.account': Stripe.V2.Core.Account
  payment_method_domain: Stripe.PaymentMethodDomain
  link: StoredLink
  revocation: StoredRevocation
}
export type ObjectName = keyof Objects
export type AnyObject = Objects[ObjectName]

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** A list in Stripe's format. */
export const listOf = <T>(url: string, data: T[], has_more = false): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more,
  url,
})
