import type { PlanKey } from '@/content/plan-facts'
import type { paymentMethods } from '@/db/schema/payment-methods'
import { owesVat, type TaxFacts } from '../billing-rules/reverse-charge'
import type { PriceChange, SubscriptionFacts } from '../billing-rules/schema'
import { type ShownDates, shownDates } from '../billing-rules/shown-dates'
import { hasEnded, interruptionDay, isInterrupted } from '../billing-rules/standing'
import type { Day } from '../calendar'
import type { InvoiceRow } from '../invoices/schema'
import type { Attempt } from './attempts'
import { contractOf, type SubscriptionRow } from './contract'
import { labelOf } from './label'
import { type LineRow, lineOf } from './line-facts'
import { periodInvoices } from './read-facts'

export type ShownMethod = Pick<
  typeof paymentMethods.$inferSelect,
  'kind' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear' | 'isUsable'
>

/** The invoice columns that the date rules and the amounts due depend on. */
export type InvoiceFacts = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'purpose'
  | 'status'
  | 'issuedOn'
  | 'dueOn'
  | 'first'
  | 'last'
  | 'paymentPlan'
  | 'movePlan'
  | 'totalCents'
  | 'creditedCents'
  | 'refusedOn'
  | 'lastRefusal'
> & {
  /** Of the payment under way; null without one. */
  attemptState: Attempt['state'] | null
}

/** A recurring line as screens show it. */
export type LineFacts = Omit<LineRow, 'announcedFor' | 'createdAt' | 'endedAt'>

export type OpenInvoice = InvoiceFacts & { dueCents: number }

/** A subscription with everything that follows from it today. `change` in its facts: a move that waits for the next period. */
export type SubscriptionDetail = SubscriptionRow &
  Omit<ShownDates, 'dueDate'> & {
    label: string
    facts: SubscriptionFacts
    /** Recurring lines that have not ended, oldest first. */
    lines: LineFacts[]
    method: ShownMethod | null
    websites: { id: number; name: string; status: SubscriptionRow['status'] }[]
    /** Issued and not paid, oldest period first. */
    openInvoices: OpenInvoice[]
    dueCents: number
    /** Drafts of periods and of recurring lines, which wait for facts. */
    waitingInvoices: InvoiceFacts[]
    /** A move to a higher price that waits for its payment. */
    moveToPay: { invoiceId: number; plan: PlanKey; amountDueCents: number } | null
    announcedPrice: (PriceChange & { reason: string | null }) | null
    hasEnded: boolean
    /** While it is interrupted: the first day without service. */
    interruptedOn: Day | null
  }

type Joined = {
  subscription: SubscriptionRow
  method: ShownMethod | null
  websites: SubscriptionDetail['websites']
  lines: LineFacts[]
  /** The client's facts for VAT. */
  tax: TaxFacts
}

/** `invoiced`: its invoices, oldest period first. */
export function detailOf(
  { subscription, method, websites, lines, tax }: Joined,
  invoiced: readonly InvoiceFacts[],
  today: Day,
): SubscriptionDetail {
  const contract = contractOf(subscription)
  const facts: SubscriptionFacts = {
    contract,
    invoices: invoiced.flatMap(periodInvoices),
    lines: lines.map(lineOf),
    owesVat: owesVat(tax),
  }
  const { dueDate: _stored, ...dates } = shownDates(facts, today)
  const openInvoices = invoiced
    .filter(({ status }) => status === 'issued')
    .map((invoice) => ({ ...invoice, dueCents: invoice.totalCents - invoice.creditedCents }))
  const drafts = invoiced.filter(({ status }) => status === 'draft')
  return {
    ...subscription,
    ...dates,
    ...{ label: labelOf(subscription), facts, method, websites, lines, openInvoices },
    dueCents: openInvoices.reduce((sum, { dueCents }) => sum + dueCents, 0),
    waitingInvoices: drafts.filter(({ purpose }) => purpose === 'period' || purpose === 'recurring'),
    moveToPay: drafts.flatMap(moveOf)[0] ?? null,
    announcedPrice: contract.priceChange && {
      ...contract.priceChange,
      reason: subscription.announcedPriceReason,
    },
    hasEnded: hasEnded(contract, today),
    interruptedOn: isInterrupted(facts, today) ? interruptionDay(facts) : null,
  }
}

const moveOf = ({ id, movePlan, totalCents }: InvoiceFacts) =>
  movePlan ? [{ invoiceId: id, plan: movePlan, amountDueCents: totalCents }] : []
