import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import type { Day } from '../calendar'
import type { Tx } from '../context'
import type { ServiceStatus } from './schema'

type Invoiced = { invoiceId: number; number: string | null; totalCents: number }

/** The events of a subscription, with what their lines in the timeline say. */
export type SubscriptionEntry =
  | {
      kind: 'created'
      data: { plan: PlanKey; paymentPlan: Rhythm; priceCents: number; dueDate: string; status: ServiceStatus }
    }
  /** By the agency; only what changed. */
  | { kind: 'written'; data: Record<string, string | number | null> }
  | { kind: 'period_began'; data: Invoiced & { first: Day; last: Day } }
  /** A draft got its number once the facts were complete. */
  | { kind: 'invoice_issued'; data: Invoiced }
  | {
      kind: 'payment_received'
      data: { invoices: Invoiced[]; reference: string | null; receivedOn: Day | null }
    }
  | { kind: 'payment_refused'; data: Invoiced & { refusedOn: Day; lastServiceDay: Day | null } }
  /** It is debited from now on. `method`: a card or an account. */
  | { kind: 'method_saved'; data: { method: 'card' | 'sepa'; brand: string; lastFour: string } }
  /** Online; `isAgain`: after the end of an earlier contract. */
  | {
      kind: 'concluded'
      data: {
        plan: PlanKey
        paymentPlan: Rhythm
        priceCents: number
        offerId: number
        firstDay: Day
        isAgain: boolean
      }
    }
  /** The payment is refunded in full. */
  | { kind: 'paid_twice'; data: { invoiceId: number; attemptId: number } }
  /** The client's bank reversed it. */
  | { kind: 'payment_disputed'; data: Invoiced & { refusedOn: Day; lastServiceDay: Day | null } }
  /** The bank returned the money. */
  | { kind: 'dispute_won'; data: { invoices: Invoiced[] } }
  /** The provider's final word on a refund; `refund_withdrawn`: it was not sent, because a bank reversed the payment. */
  | {
      kind: 'refunded' | 'refund_failed' | 'refund_withdrawn'
      data: { invoiceId: number; refundId: number; amountCents: number }
    }
  /** By a credit note with this number; `isPaid`: the sum is to be refunded. */
  | { kind: 'credited'; data: Invoiced & { isPaid: boolean } }
  | { kind: 'interrupted'; data: { since: Day } }
  | { kind: 'resumed'; data: Record<string, never> }
  | { kind: 'notice_given'; data: { noticeOn: Day; endsOn: Day } }
  | { kind: 'notice_revoked'; data: { noticeOn: Day } }
  | { kind: 'end_announced'; data: { endsOn: Day; reason: string } }
  | { kind: 'ended'; data: { endsOn: Day; reason: string } }
  | {
      kind: 'move_planned'
      data: { plan: PlanKey; paymentPlan: Rhythm; effectiveOn: Day; amountCents: number }
    }
  | { kind: 'move_dropped'; data: { plan: PlanKey } }
  | { kind: 'moved'; data: { plan: PlanKey; paymentPlan: Rhythm; priceCents: number } }
  | {
      kind: 'price_announced'
      data: { oldCents: number; priceCents: number; effectiveOn: Day; reason: string }
    }
  | { kind: 'price_changed'; data: { oldCents: number; priceCents: number; effectiveOn: Day } }
  /** A mail to the client: the last day to refuse the next year, its sum in advance, or what is still due. `about`: that day, the
   *  first day of the year, or the day of the first refusal. */
  | { kind: 'reminded'; data: { reminder: 'renewal_right' | 'renewal' | 'unpaid'; about: Day } }
  /** By mail, at least three months ahead. `summary`: what changes; `terms`: word for word. */
  | { kind: 'terms_announced'; data: { effectiveOn: Day; summary: string; terms: string } }
  /** In writing, with the last day to remedy it. */
  | { kind: 'warned'; data: { reason: string; deadline: Day } }
  /** By a consumer; `endsOn`: the day of the withdrawal. */
  | { kind: 'withdrawn'; data: { endsOn: Day; refundCents: number } }
  /** A refund that the agency transferred manually. */
  | { kind: 'refund_transferred'; data: { amountCents: number; transferredOn: Day; reference: string } }
  | { kind: 'formal_notice'; data: { number: string; noticeOn: Day } }
  /** In addition to the plan; `anchor`: its first day. */
  | { kind: 'line_added'; data: { label: string; priceCents: number; paymentPlan: Rhythm; anchor: Day } }
  /** From its next period on. */
  | { kind: 'line_price_changed'; data: { label: string; oldCents: number; priceCents: number } }
  /** `endsOn`: its last day. */
  | { kind: 'line_ended'; data: { label: string; endsOn: Day } }
  /** `lateInvoiceId`: the invoice paid late; the other fields are those of the new one. */
  | { kind: 'surcharged'; data: Invoiced & { lateInvoiceId: number } }

/** Adds an entry to a subscription's timeline, which is append-only; does nothing without a subscription. */
export async function addEntry(
  tx: Tx,
  subscriptionId: number | null,
  { kind, data }: SubscriptionEntry,
): Promise<void> {
  if (subscriptionId === null) return
  await tx.db.insert(subscriptionEntries).values({ subscriptionId, at: tx.now(), kind, data })
}
