import type { Day } from '../calendar'

type About = {
  /** Of the job, so that each recipient's mail is sent once. */
  id: string
  to: string
  /** The subscription, as its client knows it. */
  label: string
}

/** The mails about a client's subscriptions and what is to be paid for them, as plain data. */
export type BillingMail =
  /** `isManual`: to be paid by transfer or cheque; it is debited otherwise. */
  | (About & { kind: 'invoice-issued'; number: string; totalCents: number; dueOn: Day; isManual: boolean })
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
  | (About & { kind: 'payment-received'; totalCents: number; isRestored: boolean })
  | (About & { kind: 'method-saved'; isSepa: boolean; brand: string; lastFour: string })
  /** Offer and terms as they were accepted: what the client keeps. */
  | (About & { kind: 'contract-concluded'; offerText: string; termsText: string })
  /** `isTransfer`: by the agency's own hand. */
  | (About & {
      kind: 'invoice-refunded'
      amountCents: number
      reason: 'credit' | 'paid_twice'
      isTransfer: boolean
    })
  /** The client's bank took a payment back. */
  | (About & { kind: 'payment-disputed'; totalCents: number; lastServiceDay: Day | null })
  /** Ahead of a SEPA debit. `lastFour`: of the account. */
  | (About & { kind: 'debit-announced'; totalCents: number; on: Day; lastFour: string })
  | (About & { kind: 'service-interrupted' })
  | (About & { kind: 'service-restored' })
  | (About & { kind: 'notice-received'; lastDay: Day })
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
  /** Still, before service is interrupted. */
  | (About & { kind: 'unpaid-reminder'; totalCents: number; lastServiceDay: Day; isManual: boolean })
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
