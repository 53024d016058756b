import { and, asc, eq, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { subscriptions } from '@/db/schema/subscriptions'
import { type Attempt, isLive } from '../billing/attempts'
import { readFacts } from '../billing/read-facts'
import { isAsked } from '../billing-rules/asked'
import { hasEnded, isInterrupted } from '../billing-rules/standing'
import { deadlinesOf } from '../billing-rules/unpaid'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import type { InvoiceRow } from '../invoices/schema'

type Debits = readonly Attempt[]

/** Of the plan, and of recurring lines. */
const RECURS = inArray(invoices.purpose, ['period', 'recurring'])

/** A subscription's invoices to debit now, oldest period first: each on its first day, then on its retry days, and once more with
 *  a new method. None while service is interrupted, nor after the contract's end: the client pays what is owed then. */
export async function listDueDebits(reads: Reads, subscriptionId: number): Promise<number[]> {
  const { db } = reads
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const today = parisDay(reads.now())
  if (subscription?.collection !== 'automatic') return []
  const facts = await readFacts(reads, subscription)
  if (isInterrupted(facts, today) || hasEnded(facts.contract, today)) return []
  const methodId = await usableMethodOf(reads, subscription.paymentMethodId)
  const open = await readOpen(reads, subscriptionId, today)
  const due: number[] = []
  for (const invoice of open) {
    const tried = await db.select().from(invoiceAttempts).where(eq(invoiceAttempts.invoiceId, invoice.id))
    const debits = tried.filter((attempt) => attempt.methodId !== null && attempt.state !== 'cancelled')
    if (isDebitDue({ invoice, debits, methodId, today })) due.push(invoice.id)
  }
  return due
}

type Asked = { invoice: InvoiceRow; debits: Debits; methodId: number | null; today: Day }

function isDebitDue({ invoice, debits, methodId, today }: Asked): boolean {
  const { refusedOn, lastRefusal, paymentPlan } = invoice
  if (debits.some(isLive) || !isAsked(invoice)) return false
  if (refusedOn === null) return debits.length === 0
  if (methodId === null || paymentPlan === null) return false
  if (lastRefusal !== 'retryable') return debits.every((attempt) => attempt.methodId !== methodId)
  const day = deadlinesOf(refusedOn, paymentPlan).tries.findLast((tryOn) => tryOn <= today)
  return day !== undefined && debits.every(({ createdAt }) => parisDay(createdAt) < day)
}

const readOpen = ({ db }: Reads, subscriptionId: number, today: Day): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.kind, 'invoice')],
        ...[RECURS, eq(invoices.status, 'issued'), lte(invoices.dueOn, today)],
      ),
    )
    .orderBy(asc(invoices.first), asc(invoices.id))

/** The method, unless it was refused permanently, detached or replaced. */
export async function usableMethodOf({ db }: Pick<Reads, 'db'>, id: number | null): Promise<number | null> {
  if (id === null) return null
  const [method] = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.id, id), eq(paymentMethods.isUsable, true), isNull(paymentMethods.removedAt)),
    )
  return method?.id ?? null
}

/** Manually paid invoices past their due date; they count as refused the day after. */
export async function listOverdue({ db, now }: Reads, subscriptionId: number): Promise<number[]> {
  const rows = await db
    .select({
      id: invoices.id,
      dueOn: invoices.dueOn,
      totalCents: invoices.totalCents,
      creditedCents: invoices.creditedCents,
    })
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.kind, 'invoice')],
        ...[RECURS, eq(invoices.status, 'issued'), isNull(invoices.refusedOn)],
        ...[isNotNull(invoices.dueOn), ne(invoices.dueOn, invoices.issuedOn)],
      ),
    )
    .orderBy(asc(invoices.first))
  const today = parisDay(now())
  return rows.filter((row) => row.dueOn !== null && row.dueOn < today && isAsked(row)).map(({ id }) => id)
}
