/** What the provider says of a seller's account. */
export type PaymentAccount = {
  accountId: string
  /** Whether it can take payments now. */
  isReady: boolean
  detailsSubmitted: boolean
  /** What it still asks for, in its own words (`identity.business_details.address`). */
  due: string[]
  /** Stopped although it asks for nothing. */
  isPaused: boolean
}

export type CheckoutLine = { name: string; unitPriceCents: number; quantity: number }

export type NewCheckout = {
  /** The seller's account, which takes the payment itself. */
  accountId: string
  orderId: number
  websiteId: number
  /** Articles and delivery; their sum less `discountCents` is what is paid. */
  lines: CheckoutLine[]
  discountCents: number
  /** The agency's share; 0: none is asked for. */
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
  /** `processing`: complete, but the money is known to come or not only later. */
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
  /** What it was given by us; null when it was made elsewhere. */
  reference: string | null
  /** Why it failed, in the provider's words (`expired_or_canceled_card`). */
  failure: string | null
}

export type NewRefund = {
  accountId: string
  paymentIntentId: string
  amountCents: number
  /** Gives the buyer's share of the fee back with it; false on payments without a fee. */
  returnsFee: boolean
  /** Stays with the refund, which is found again by it; null for none. */
  reference: string | null
  /** One refund for each key, however often it is sent within a day. */
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

/** An event that the provider signed, in our words. The object in it can be older than the state: what matters is read again. */
export type PaymentEvent = {
  id: string
  type: string
  /** The seller's account it happened on; null: the platform's own. */
  accountId: string | null
  subject: /** `isForeign`: without what we write on each session of an order. */
    | { kind: 'session'; sessionId: string; isForeign?: true }
    | { kind: 'charge'; paymentIntentId: string | null }
    | { kind: 'dispute'; disputeId: string; paymentIntentId: string | null }
    | { kind: 'account'; accountId: string }
    /** The seller took our access to the account back, at this time. */
    | { kind: 'lost-account'; accountId: string; at: Date }
    /** On the agency's own account. `isForeign`: without what we write on it, so made elsewhere, such as in the dashboard. */
    | { kind: 'platform-session'; sessionId: string; isForeign?: true }
    | { kind: 'platform-intent'; intentId: string; isForeign?: true }
    | { kind: 'platform-setup'; setupIntentId: string; isForeign?: true }
    /** `customerId`: null once it is detached. */
    | { kind: 'platform-method'; methodId: string; customerId: string | null }
    | { kind: 'platform-mandate'; mandateId: string; methodId: string | null; isActive: boolean }
    | { kind: 'platform-refund'; refundId: string; intentId: string | null; isForeign?: true }
    | { kind: 'platform-dispute'; disputeId: string; intentId: string | null }
    /** Nothing that the product acts on. */
    | { kind: 'other' }
}

/** Raw bytes and the signature header, as they came. */
export type SignedBytes = { headers: Headers; bytes: Uint8Array }

/**
 * The payment provider, whose calls all throw `PaymentFault` when it refuses or does not answer in time. Calls that create
 * something carry an idempotency key made from the order, so that repeating them is safe.
 */
export type Payments = {
  createAccount(input: { userId: number; email: string; name: string }): Promise<PaymentAccount>
  readAccount(accountId: string): Promise<PaymentAccount>
  /** A page of the provider where the seller adds what is missing; it works once and for minutes. */
  createAccountLink(input: {
    accountId: string
    returnUrl: string
    refreshUrl: string
  }): Promise<{ url: string }>
  createCheckout(input: NewCheckout): Promise<CheckoutSession>
  readCheckout(input: { accountId: string; sessionId: string }): Promise<CheckoutSession>
  /** Ends an open session; answers what it is then, which may be complete. */
  expireCheckout(input: { accountId: string; sessionId: string }): Promise<CheckoutSession>
  createRefund(input: NewRefund): Promise<Refund>
  listRefunds(input: { accountId: string; paymentIntentId: string }): Promise<Refund[]>
  readDispute(input: { accountId: string; disputeId: string }): Promise<Dispute>
  /** `validation` unless one of our secrets signed these bytes within five minutes. An event of another API version is
   *  read again from the provider; one that cannot be is refused with `PaymentFault`. */
  readEvent(signed: SignedBytes): Promise<PaymentEvent>
  /** Lets the wallets of browsers show in the form on our page, on a seller's account. Repeated, it changes nothing. */
  registerDomain(input: { accountId: string; domain: string }): Promise<void>
  /** Lets a browser show the provider's form on our page; null where shoppers pay on the provider's own. */
  publishableKey(): string | null
  /** Ready-made address of the payment in the provider's own dashboard; of all payments without one. */
  dashboardUrl(paymentIntentId: string | null): string
}
