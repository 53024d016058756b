import type { Dispute, Refund } from './payments'

/** The details of a saved payment method that we keep. */
export type PaymentMethod = {
  methodId: string
  /** null once detached: it can no longer be charged. */
  customerId: string | null
  kind: 'card' | 'sepa'
  /** The card's brand (`visa`), or `SEPA`. */
  brand: string
  lastFour: string
  /** Of a card: the last month it is valid. */
  expires: { month: number; year: number } | null
}

export type Mandate = { mandateId: string; methodId: string; isActive: boolean }

/** Why a payment was refused, by the provider's codes. */
export type PaymentRefusal = {
  code: string
  declineCode: string | null
  adviceCode: string | null
  /** Every further attempt with the same method will be refused. */
  isPermanent: boolean
  /** The bank requires authentication: its customer has to pay on a page. */
  needsCustomer: boolean
}

export type Intent = {
  intentId: string
  customerId: string | null
  methodId: string | null
  amountCents: number
  /** `created`: not attempted, no money moves; `processing`: a debit that banks settle in days. */
  status: 'created' | 'requires_action' | 'processing' | 'succeeded' | 'refused' | 'canceled'
  /** Of the last attempt, while `refused`. */
  refusal: PaymentRefusal | null
  /** Of a debit: the mandate it was made under. */
  mandateId: string | null
  /** From our metadata. */
  invoiceIds: number[]
}

export type PlatformSession = {
  sessionId: string
  purpose: 'setup' | 'payment'
  status: 'open' | 'complete' | 'expired'
  /** While open. */
  url: string | null
  customerId: string | null
  /** Of a session that charges: its payment, once the page was used. */
  intent: Intent | null
  setupIntentId: string | null
  /** The method used or saved on the page, once it is complete. */
  method: PaymentMethod | null
  /** Of a bank account saved without a payment; with one, the intent has it. */
  mandateId: string | null
}

type NewSession = {
  clientId: number
  customerId: string
  successUrl: string
  cancelUrl: string
  /** 30 minutes to 24 hours from now. */
  expiresAt: Date
  /** One session per key, however often it is sent within a day. */
  idempotencyKey: string
}

export type NewSetupSession = NewSession

export type NewPaymentSession = NewSession & {
  /** One payment pays all of them; null for one that is issued once paid. */
  invoices: { id: number | null; label: string; amountCents: number }[]
  /** Saves the method for later debits. */
  savesMethod: boolean
}

export type NewIntent = {
  clientId: number
  customerId: string
  methodId: string
  invoiceId: number
  /** Its number is stored first: it is part of the idempotency key. */
  attempt: number
  amountCents: number
}

export type PlatformDispute = Dispute & {
  /** Whether the money is currently withdrawn. An inquiry (`warning_…`) withdraws none. */
  isWithdrawn: boolean
}

/** The provider for payments to the agency itself, on the agency's account. Calls fail as those of `Payments`; a bank's refusal
 *  is not an error but an intent that is `refused`. */
export type PlatformPayments = {
  /** The single customer of a client, with these details; idempotent within a day. */
  createCustomer(input: { clientId: number; email: string; name: string }): Promise<{ customerId: string }>
  openSetupSession(input: NewSetupSession): Promise<PlatformSession>
  openPaymentSession(input: NewPaymentSession): Promise<PlatformSession>
  readSession(sessionId: string): Promise<PlatformSession>
  /** Ends an open session; returns its resulting state, which may be complete. */
  expireSession(sessionId: string): Promise<PlatformSession>
  /** Creates the payment of an attempt without moving money. */
  createIntent(input: NewIntent): Promise<Intent>
  /** Debits the saved method off-session. Without an answer: read the intent, never create another. */
  confirmIntent(intentId: string): Promise<Intent>
  readIntent(intentId: string): Promise<Intent>
  /** Ends an unpaid intent; returns its resulting state, which may be paid. */
  cancelIntent(intentId: string): Promise<Intent>
  readMethod(methodId: string): Promise<PaymentMethod>
  /** Detaches a method; its mandate ends. One that is already detached is returned as it is. */
  detachMethod(methodId: string): Promise<PaymentMethod>
  /** Newest first. */
  listMethods(customerId: string): Promise<PaymentMethod[]>
  readMandate(mandateId: string): Promise<Mandate>
  refundIntent(input: {
    intentId: string
    amountCents: number
    /** Stored with the refund. */
    reference: string
    idempotencyKey: string
  }): Promise<Refund>
  readRefund(refundId: string): Promise<Refund>
  /** All refunds of a payment: a key is known for a day, our reference forever. */
  listRefunds(intentId: string): Promise<Refund[]>
  readDispute(disputeId: string): Promise<PlatformDispute>
}
