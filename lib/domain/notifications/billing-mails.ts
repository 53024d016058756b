import type { Day } from '../calendar'
import type { CancellationKind } from '../cancellations/policy'

type About = {
  /** Of the job, so that each recipient's mail is sent once. */
  id: string
  to: string
  /** The subscription, or what an invoice without one is for, as its client knows it. */
  label: string
}

/** The mails about a client's subscriptions and what is to be paid for them, as plain data. */
export type BillingMail =
  /** `isManual`: to be paid by transfer or cheque; it is debited otherwise. */
  | (About & {
      kind: 'invoice-issued'
      number: string
      totalCents: number
      dueOn: Day
      isManual: boolean
    })
  /** Of a seller's fees of a month, which were kept from its orders; or of those that went back. */
  | (About & { kind: 'fees-invoiced'; number: string; totalCents: number; isCreditNote: boolean })
  /** A deposit or balance is issued once the client has given their billing details. */
  | (About & { kind: 'quote-invoice-waits'; totalCents: number })
  /** Issued once the client has given their billing details. */
  | (About & { kind: 'invoice-waits'; totalCents: number })
  | {
      kind: 'invoice-waits-agency'
      id: string
      label: string
      clientName: string
      /** Whose facts are missing. */
      lacks: 'client' | 'seller'
    }
  /** `lastServiceDay`: null where nothing is interrupted for want of this payment. `needsClient`: the bank asks them to confirm. */
  | (About & {
      kind: 'payment-late'
      totalCents: number
      lastServiceDay: Day | null
      needsClient: boolean
      isManual: boolean
    })
  /** `documents`: numbers of invoices and credit notes that were issued by the payment. Not in what the former version has queued. */
  | (About & {
      kind: 'payment-received'
      totalCents: number
      isRestored: boolean
      documents?: readonly string[]
    })
  | (About & { kind: 'method-saved'; isSepa: boolean; brand: string; lastFour: string })
  /** Offer and terms as they were accepted: what the client keeps. */
  | (About & { kind: 'contract-concluded'; offerText: string; termsText: string })
  /** `isTransfer`: by the agency's own hand. `creditNote`: its number, not in what the former version has queued. */
  | (About & {
      kind: 'invoice-refunded'
      amountCents: number
      reason: 'credit' | 'paid_twice'
      isTransfer: boolean
      creditNote?: string
    })
  /** Of an invoice that was not paid. `invoiceNumber`: the one that it corrects. */
  | (About & {
      kind: 'credit-note-issued'
      number: string
      invoiceNumber: string
      amountCents: number
      dueCents: number
      reason: string
    })
  /** The client's bank took a payment back. */
  | (About & { kind: 'payment-disputed'; totalCents: number; lastServiceDay: Day | null })
  /** Ahead of a SEPA debit. `lastFour`: of the account. */
  | (About & { kind: 'debit-announced'; totalCents: number; on: Day; lastFour: string })
  | (About & { kind: 'service-interrupted' })
  | (About & { kind: 'service-restored' })
  /** `isOver`: the last day was past when the notice was recorded. Of what follows the last day nothing is in what the former version
   *  has queued. */
  | (About & {
      kind: 'notice-received'
      lastDay: Day
      noticeOn?: Day
      debits?: readonly { date: Day; amountCents: number }[]
      refundCents?: number
      isOver?: boolean
    })
  /** To the contract's own address, by whose link its client confirms what was declared on the site. `at`: when it was, in milliseconds
   *  since 1970; `linkId`: what the token of its link is made from. */
  | (About & { kind: 'cancellation-asked'; about: CancellationKind; at: number; linkId: string })
  | (About & { kind: 'notice-revoked' })
  /** By the agency. */
  | (About & { kind: 'end-announced'; lastDay: Day; reason: string })
  /** `dueCents`: what its client still owes. */
  | (About & { kind: 'subscription-ended'; lastDay: Day; dueCents: number })
  /** `plan`: its name. */
  | (About & { kind: 'plan-changed'; plan: string; effectiveOn: Day; priceCents: number; isYearly: boolean })
  /** Article L. 215-1 of the Code de la consommation: until when the next year can be refused. */
  | (About & { kind: 'renewal-right'; refuseUntil: Day })
  /** A new year begins on `first`. */
  | (About & { kind: 'renewal-ahead'; first: Day; totalCents: number; isManual: boolean })
  /** A new year of a recurring line begins on `first`; `label` is the line's. */
  | (About & { kind: 'line-renewal-ahead'; first: Day; totalCents: number; isManual: boolean })
  /** Still, before service is interrupted. */
  | (About & { kind: 'unpaid-reminder'; totalCents: number; lastServiceDay: Day; isManual: boolean })
  /** Of recurring lines; `label` is the line's. `first`: the day on which it is invoiced first. */
  | (About & { kind: 'line-added'; priceCents: number; isYearly: boolean; first: Day })
  /** From its next period on. */
  | (About & { kind: 'line-price-changed'; oldCents: number; priceCents: number; isYearly: boolean })
  | (About & { kind: 'line-ended'; lastDay: Day })
  | (About & { kind: 'card-ends'; brand: string; lastFour: string; lastDay: Day })
  /** Nothing ends by itself: the agency is asked to. `on`: the day of the third refusal, or 60 days after an interruption. */
  | {
      kind: 'decide-agency'
      id: string
      subscriptionId: number
      label: string
      clientName: string
      why: 'interrupted' | 'third_refusal'
      on: Day
    }
  | (About & {
      kind: 'price-announced'
      oldCents: number
      priceCents: number
      effectiveOn: Day
      isYearly: boolean
      reason: string
    })
  /** With the new terms word for word. */
  | (About & { kind: 'terms-announced'; effectiveOn: Day; summary: string; terms: string })
  | (About & { kind: 'contract-warned'; reason: string; deadline: Day })
  /** A receipt; `at` in milliseconds since 1970. */
  | (About & { kind: 'contract-withdrawn'; at: number; lastDay: Day; refundCents: number })
  | (About & { kind: 'ended-at-once'; lastDay: Day; refundCents: number })
  | (About & { kind: 'refund-transferred'; amountCents: number; transferredOn: Day; reference: string })
