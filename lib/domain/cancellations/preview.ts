import type { CancellationOutcome } from '@/db/schema/cancellations'
import type { SubscriptionRow } from '../billing/contract'
import { startOf } from '../billing/contract-start'
import { endsEarlier, withoutNotice } from '../billing/give-notice'
import { labelOf } from '../billing/label'
import { readMayEndAtOnce } from '../billing/may-end-at-once'
import { readFacts } from '../billing/read-facts'
import { readLineInvoices } from '../billing/read-line-invoices'
import { isOver, refundsByNotice } from '../billing-rules/late-notice'
import { lastDayByNotice } from '../billing-rules/notice'
import { type DayRefund, refundsAfter } from '../billing-rules/provider-end'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { hasEnded } from '../billing-rules/standing'
import { debitsLeft } from '../billing-rules/termination-preview'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { lastDayAtOnce } from '../contracts/end-at-once'
import { withdrawalOn } from '../contracts/withdrawal'
import type { CancellationKind } from './policy'

export type Cancelled = {
  kind: CancellationKind
  /** The day of the declaration, which counts whenever it is confirmed. */
  day: Day
  /** A later day that the client requests. */
  wishedOn: Day | null
}

type Read = Pick<Reads, 'db' | 'now'>
type Found = { subscription: SubscriptionRow; facts: SubscriptionFacts }

/** The effects of confirming a declaration for a contract now; null for a contract that it cannot mean: ended, concluded later,
 *  or without a right to withdraw. */
export async function previewCancellation(
  reads: Read,
  subscription: SubscriptionRow,
  { kind, day, wishedOn }: Cancelled,
): Promise<CancellationOutcome | null> {
  const found = { subscription, facts: await readFacts(reads, subscription) }
  if (subscription.endedAt !== null) return null
  const today = parisDay(reads.now())
  const label = labelOf(subscription)
  if (kind === 'withdrawal') {
    const withdrawal = await withdrawalOn(reads, found, day)
    if (!withdrawal) return null
    const refundCents = paidCents(withdrawal.refunds)
    return { label, lastDay: day, isOver: isOver(day, today), debits: [], refundCents }
  }
  if (hasEnded(found.facts.contract, today) || day < startOf(subscription, found.facts)) return null
  return { label, ...(await previewNotice(reads, found, { day, wishedOn, today })) }
}

type Asked = { day: Day; wishedOn: Day | null; today: Day }

async function previewNotice(
  reads: Read,
  { subscription, facts: known }: Found,
  { day, wishedOn, today }: Asked,
): Promise<Omit<CancellationOutcome, 'label'>> {
  const { id, noticeOn, endsOn, providerEndsOn } = subscription
  if (noticeOn !== null && endsOn !== null && !endsEarlier(day, subscription))
    return {
      ...{ lastDay: endsOn, isOver: false, refundCents: 0 },
      debits: debitsLeft(known, known.contract, today),
    }
  const isOpen = noticeOn === null && providerEndsOn === null
  if (isOpen && (await readMayEndAtOnce(reads, subscription, { facts: known, on: day }))) {
    const lastDay = lastDayAtOnce(day, wishedOn)
    const refundCents = paidCents(refundsAfter(known.invoices, lastDay))
    return { lastDay, isOver: isOver(lastDay, today), debits: [], refundCents }
  }
  const facts = { ...known, contract: withoutNotice(known.contract, subscription) }
  const lastDay = lastDayByNotice(facts, day, wishedOn)
  const invoiced = { invoices: facts.invoices, lineInvoices: await readLineInvoices(reads, id) }
  const refunds = providerEndsOn === null ? refundsByNotice(invoiced, { lastDay, today }) : []
  return {
    ...{ lastDay, isOver: isOver(lastDay, today), refundCents: paidCents(refunds) },
    debits: debitsLeft(facts, { ...facts.contract, noticeOn: day, endsOn: lastDay, change: null }, today),
  }
}

const paidCents = (refunds: readonly DayRefund[]): number =>
  refunds.reduce((sum, { cents, isPaid }) => (isPaid ? sum + cents : sum), 0)
