/** The provider's state of a seller's account. */
export type PaymentAccount = {
  accountId: string
  /** Whether it can take payments now. */
  isReady: boolean
  detailsSubmitted: boolean
  /** The requirements still listed, by the provider's names (`identity.business_details.address`). */
  due: string[]
  /** Paused although no requirement is listed. */
  isPaused: boolean
}

export type CheckoutLine = { name: string; unitPriceCents: number; quantity: number }

export type NewCheckout = {
  /** The seller's account, which takes the payment itself. */
  accountId: string
  orderId: number
  websiteId: number
  /** Articles and delivery; their sum minus `discountCents` is the total to pay. */
  lines: CheckoutLine[]
  discountCents: number
  /** The agency's share; 0: no fee is charged. */
  feeCents: number
  customerEmail: string
  /** When the session ends; at least 30 minutes from now. */
  expiresAt: Date
  /** `hosted`: a page of the provider; `embedded`: a form on ours. */
  form: 'hosted' | 'embedded'
  successUrl: string
  cancelUrl: string
}

export type CheckoutSession = {
  sessionId: string
  orderId: number
  status: 'open' | 'complete' | 'expired'
  /** `processing`: complete, but the result of the payment comes later. */
  payment: 'unpaid' | 'processing' | 'paid'
  /** Of an open hosted session. */
  url: string | null
  /** Of an open embedded session. */
  clientSecret: string | null
  paymentIntentId: string | null
  totalCents: number
}

export type Refund = {
  refundId: string
  paymentIntentId: string
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action'
  /** The reference that we gave it; null when it was created elsewhere. */
  reference: string | null
  /** Why it failed, by the provider's code (`expired_or_canceled_card`). */
  failure: string | null
}

export type NewRefund = {
  accountId: string
  paymentIntentId: string
  amountCents: number
  /** Also refunds the proportional share of the fee; false for payments without a fee. */
  returnsFee: boolean
  /** Stored with the refund, to find it again; null for none. */
  reference: string | null
  /** One refund per key, however often it is sent within a day. */
  idempotencyKey: string
}

export type Dispute = {
  disputeId: string
  paymentIntentId: string
  amountCents: number
  reason: string
  status: string
  dueBy: Date | null
}

/** A signed event of the provider, in our type. Its object can be outdated: the current state is read again. */
export type PaymentEvent = {
  id: string
  type: string
  /** The seller's account of the event; null: the platform's own. */
  accountId: string | null
  subject: /** `isForeign`: without what we write on each session of an order. */
    | { kind: 'session'; sessionId: string; isForeign?: true }
    | { kind: 'charge'; paymentIntentId: string | null }
    | { kind: 'dispute'; disputeId: string; paymentIntentId: string | null }
    | { kind: 'account'; accountId: string }
    /** The seller revoked our access to the account, at this time. */
    | { kind: 'lost-account'; accountId: string; at: Date }
    /** On the agency's own account. `isForeign`: without our metadata, so created elsewhere, such as in the dashboard. */
    | { kind: 'platform-session'; sessionId: string; isForeign?: true }
    | { kind: 'platform-intent'; intentId: string; isForeign?: true }
    | { kind: 'platform-setup'; setupIntentId: string; isForeign?: true }
    /** `customerId`: null once it is detached. */
    | { kind: 'platform-method'; methodId: string; customerId: string | null }
    | { kind: 'platform-mandate'; mandateId: string; methodId: string | null; isActive: boolean }
    | { kind: 'platform-refund'; refundId: string; intentId: string | null; isForeign?: true }
    | { kind: 'platform-dispute'; disputeId: string; intentId: string | null }
    /** Not relevant to the product. */
    | { kind: 'other' }
}

/** Raw bytes and the signature header, as received. */
export type SignedBytes = { headers: Headers; bytes: Uint8Array }

/**
 * The payment provider, whose calls all throw `PaymentFault` when it refuses or does not answer in time. Calls that create
 * something carry an idempotency key made from the order, so that repeating them is safe.
 */
export type Payments = {
  createAccount(input: { userId: number; email: string; name: string }): Promise<PaymentAccount>
  readAccount(accountId: string): Promise<PaymentAccount>
  /** A page of the provider where the seller adds missing information; it works once, for some minutes. */
  createAccountLink(input: {
    accountId: string
    returnUrl: string
    refreshUrl: string
  }): Promise<{ url: string }>
  createCheckout(input: NewCheckout): Promise<CheckoutSession>
  readCheckout(input: { accountId: string; sessionId: string }): Promise<CheckoutSession>
  /** Ends an open session; returns its resulting state, which may be complete. */
  expireCheckout(input: { accountId: string; sessionId: string }): Promise<CheckoutSession>
  createRefund(input: NewRefund): Promise<Refund>
  listRefunds(input: { accountId: string; paymentIntentId: string }): Promise<Refund[]>
  readDispute(input: { accountId: string; disputeId: string }): Promise<Dispute>
  /** `validation` unless one of our secrets signed these bytes within five minutes. An event of another API version is read again
   *  from the provider; when that is impossible, it throws `PaymentFault`. */
  readEvent(signed: SignedBytes): Promise<PaymentEvent>
  /** Enables browser wallets in the form on our page, for a seller's account. Idempotent. */
  registerDomain(input: { accountId: string; domain: string }): Promise<void>
  /** The key for the provider's form on our page; null where shoppers pay on the provider's page. */
  publishableKey(): string | null
  /** URL of the payment in the provider's dashboard; of all payments without one. */
  dashboardUrl(paymentIntentId: string | null): string
}
