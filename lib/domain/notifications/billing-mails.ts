import type { Day } from '../calendar'
import type { CancellationKind } from '../cancellations/policy'

type About = {
  /** The job's id, so that each recipient's mail is sent once. */
  id: string
  to: string
  /** The subscription, or the subject of an invoice without one, as the client knows it. */
  label: string
}

/** The mails about a client's subscriptions and payments, as plain data. */
export type BillingMail =
  /** `isManual`: to be paid by transfer or cheque; it is debited otherwise. */
  | (About & {
      kind: 'invoice-issued'
      number: string
      totalCents: number
      dueOn: Day
      isManual: boolean
    })
  /** A seller's monthly fees, withheld from its orders; or a credit note for refunded fees. */
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
      /** The party with missing details. */
      lacks: 'client' | 'seller'
    }
  /** `lastServiceDay`: null when non-payment interrupts no service. `needsClient`: the bank asks the client to confirm. */
  | (About & {
      kind: 'payment-late'
      totalCents: number
      lastServiceDay: Day | null
      needsClient: boolean
      isManual: boolean
    })
  /** `documents`: invoices and credit notes issued by the payment, by number. Absent in mails queued by the previous version. */
  | (About & {
      kind: 'payment-received'
      totalCents: number
      isRestored: boolean
      documents?: readonly string[]
    })
  | (About & { kind: 'method-saved'; isSepa: boolean; brand: string; lastFour: string })
  /** Offer and terms as accepted, for the client to keep. */
  | (About & { kind: 'contract-concluded'; offerText: string; termsText: string })
  /** `isTransfer`: manually by the agency. `creditNote`: its number, absent in mails queued by the previous version. */
  | (About & {
      kind: 'invoice-refunded'
      amountCents: number
      reason: 'credit' | 'paid_twice'
      isTransfer: boolean
      creditNote?: string
    })
  /** For an unpaid invoice. `invoiceNumber`: the corrected invoice. */
  | (About & {
      kind: 'credit-note-issued'
      number: string
      invoiceNumber: string
      amountCents: number
      dueCents: number
      reason: string
    })
  /** The client's bank reversed a payment. */
  | (About & { kind: 'payment-disputed'; totalCents: number; lastServiceDay: Day | null })
  /** Ahead of a SEPA debit. `lastFour`: of the account. */
  | (About & { kind: 'debit-announced'; totalCents: number; on: Day; lastFour: string })
  | (About & { kind: 'service-interrupted' })
  | (About & { kind: 'service-restored' })
  /** `isOver`: the last day had passed when the notice was recorded. The fields after `lastDay` are absent in mails queued by
   *  the previous version. */
  | (About & {
      kind: 'notice-received'
      lastDay: Day
      noticeOn?: Day
      debits?: readonly { date: Day; amountCents: number }[]
      refundCents?: number
      isOver?: boolean
    })
  /** To the contract's own address, with a link to confirm what was declared on the site. `at`: time of the declaration, in
   *  milliseconds since 1970; `linkId`: the source of the link's token. */
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
  /** Still unpaid, before service is interrupted. */
  | (About & { kind: 'unpaid-reminder'; totalCents: number; lastServiceDay: Day; isManual: boolean })
  /** About recurring lines; `label` is the line's. `first`: the day of its first invoice. */
  | (About & { kind: 'line-added'; priceCents: number; isYearly: boolean; first: Day })
  /** From its next period on. */
  | (About & { kind: 'line-price-changed'; oldCents: number; priceCents: number; isYearly: boolean })
  | (About & { kind: 'line-ended'; lastDay: Day })
  | (About & { kind: 'card-ends'; brand: string; lastFour: string; lastDay: Day })
  /** Nothing ends automatically: the agency must decide. `on`: day of the third refusal, or 60 days after an interruption. */
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
