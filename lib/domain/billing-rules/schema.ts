import type { PlanKey, Rhythm } from '@/content/plan-facts'
import type { Day } from '../calendar'

/** What consumer law distinguishes. */
export type ClientKind = 'consumer' | 'non_professional' | 'professional'

/** Price and length of the periods from some day on. */
export type Terms = {
  plan: PlanKey
  paymentPlan: Rhythm
  /** Of one period, VAT included. */
  priceCents: number
  /** Months from the anchor to the first period of these terms: 0 until the rhythm changes. */
  skippedMonths: number
}

/** A move that waits for the next period. */
export type PendingChange = Terms & { effectiveOn: Day }

/** A new price that has been announced; it applies to periods that start on this day or later. */
export type PriceChange = { priceCents: number; effectiveOn: Day }

/** What a subscription is, apart from its invoices. */
export type Contract = Terms & {
  /** All first days are counted from it. */
  anchor: Day
  /** First day of the lead, the period before the first one of these terms: an admin wrote a due date, and it is paid until the
   *  day before. Null without a lead. */
  leadFirst: Day | null
  /** No period that starts earlier is invoiced: the day the due date was written or service resumed. */
  invoiceFrom: Day
  /** A due date that was already past when an admin wrote it. It is shown until the next first day. */
  writtenDueDate: Day | null
  /** The day when an admin wrote `late` without an unpaid invoice. */
  lateSince: Day | null
  /** The day when an admin wrote `active` although an invoice was unpaid. It shows as active until the next event: a refused
   *  attempt clears it, an interruption overrides it. */
  toleratedSince: Day | null
  /** The day when an admin wrote `inactive`; the first one without service. */
  suspendedOn: Day | null
  /** The day of the client's notice, R. */
  noticeOn: Day | null
  /** The last day, once notice, withdrawal or the provider has fixed it. */
  endsOn: Day | null
  /** Applied permanently (`withChange`) when its period begins, not before. */
  change: PendingChange | null
  priceChange: PriceChange | null
}

/** An invoice for a period or, for a move to a higher price, for the rest of one. */
export type PeriodInvoice = {
  id: number
  kind: 'period' | 'move'
  /** The rhythm of its period, which its deadlines follow. */
  paymentPlan: Rhythm
  /** The days that it covers. */
  first: Day
  last: Day
  totalCents: number
  /** The total of all its credit notes. */
  creditedCents: number
  status: 'draft' | 'issued' | 'paid' | 'cancelled'
  /** F, the day of the first refusal, or the day after a manual invoice's due date; null before. It stays after payment. */
  refusedOn: Day | null
}

/** A recurring charge in addition to the plan, with its own rhythm. */
export type RecurringLine = {
  kind: 'cms_licence' | 'priority' | 'other'
  paymentPlan: Rhythm
  anchor: Day
  priceCents: number
  vatPermille: number
  /** Periods that start on this day or later have not begun. */
  nextOn: Day
  /** The last day. */
  endsOn: Day | null
  priceChange: PriceChange | null
}

export type SubscriptionFacts = {
  contract: Contract
  invoices: readonly PeriodInvoice[]
  lines: readonly RecurringLine[]
  /** The client owes the VAT: prices are debited without it. */
  owesVat?: boolean
}

export type Debit = { date: Day; amountCents: number }
