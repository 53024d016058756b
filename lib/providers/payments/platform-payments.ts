import type { Dispute, Refund } from './payments'

/** A saved way to pay, as much of it as we keep. */
export type PaymentMethod = {
  methodId: string
  /** null once it is detached: it can pay no more. */
  customerId: string | null
  kind: 'card' | 'sepa'
  /** The card's (`visa`), or `SEPA`. */
  brand: string
  lastFour: string
  /** Of a card: its last month. */
  expires: { month: number; year: number } | null
}

export type Mandate = { mandateId: string; methodId: string; isActive: boolean }

/** Why a payment was refused, with the provider's codes. */
export type PaymentRefusal = {
  code: string
  declineCode: string | null
  adviceCode: string | null
  /** The same method is refused however often it is tried. */
  isPermanent: boolean
  /** The bank wants to ask its customer, who has to pay on a page. */
  needsCustomer: boolean
}

export type Intent = {
  intentId: string
  customerId: string | null
  methodId: string | null
  amountCents: number
  /** `created`: never tried, no money moves; `processing`: a debit that banks settle in days. */
  status: 'created' | 'requires_action' | 'processing' | 'succeeded' | 'refused' | 'canceled'
  /** Of the last try, while `refused`. */
  refusal: PaymentRefusal | null
  /** Of a debit, under which it was made. */
  mandateId: string | null
  /** What we wrote on it. */
  invoiceIds: number[]
}

export type PlatformSession = {
  sessionId: string
  purpose: 'setup' | 'payment'
  status: 'open' | 'complete' | 'expired'
  /** While open. */
  url: string | null
  customerId: string | null
  /** Of a session that takes money: its payment, once its page was used. */
  intent: Intent | null
  setupIntentId: string | null
  /** What was used or saved on the page, once it is complete. */
  method: PaymentMethod | null
  /** Of an account that was saved without a payment; with one it is the intent's. */
  mandateId: string | null
}

type NewSession = {
  clientId: number
  customerId: string
  successUrl: string
  cancelUrl: string
  /** 30 minutes to 24 hours from now. */
  expiresAt: Date
  /** One session for each key, however often it is sent within a day. */
  idempotencyKey: string
}

export type NewSetupSession = NewSession

export type NewPaymentSession = NewSession & {
  /** All are paid by one payment; null for one that is issued once it is paid. */
  invoices: { id: number | null; label: string; amountCents: number }[]
  /** Keeps the method for later debits. */
  savesMethod: boolean
}

export type NewIntent = {
  clientId: number
  customerId: string
  methodId: string
  invoiceId: number
  /** Its number is stored first: it makes the idempotency key. */
  attempt: number
  amountCents: number
}

export type PlatformDispute = Dispute & {
  /** Whether the money is away now. An inquiry (`warning_…`) takes none. */
  isWithdrawn: boolean
}

/** The provider as it takes the agency's own money, on the agency's account. Calls fail as those of `Payments`; that a bank
 *  refuses is no failure but an intent that is `refused`. */
export type PlatformPayments = {
  /** The one customer of a client, with these facts; repeated within a day it is the same. */
  createCustomer(input: { clientId: number; email: string; name: string }): Promise<{ customerId: string }>
  openSetupSession(input: NewSetupSession): Promise<PlatformSession>
  openPaymentSession(input: NewPaymentSession): Promise<PlatformSession>
  readSession(sessionId: string): Promise<PlatformSession>
  /** Ends an open session; answers what it is then, which may be complete. */
  expireSession(sessionId: string): Promise<PlatformSession>
  /** Makes the payment of an attempt and moves no money. */
  createIntent(input: NewIntent): Promise<Intent>
  /** Debits the saved method, its owner not being there. Without an answer: read the intent, never make another. */
  confirmIntent(intentId: string): Promise<Intent>
  readIntent(intentId: string): Promise<Intent>
  /** Ends an intent that was not paid; answers what it is then, which may be paid. */
  cancelIntent(intentId: string): Promise<Intent>
  readMethod(methodId: string): Promise<PaymentMethod>
  /** Forgets a method; its mandate ends. One that is detached already is answered as it is. */
  detachMethod(methodId: string): Promise<PaymentMethod>
  /** Newest first. */
  listMethods(customerId: string): Promise<PaymentMethod[]>
  readMandate(mandateId: string): Promise<Mandate>
  refundIntent(input: {
    intentId: string
    amountCents: number
    /** Stays with the refund. */
    reference: string
    idempotencyKey: string
  }): Promise<Refund>
  readRefund(refundId: string): Promise<Refund>
  /** All of a payment: a key is known for a day, our reference for ever. */
  listRefunds(intentId: string): Promise<Refund[]>
  readDispute(disputeId: string): Promise<PlatformDispute>
}
