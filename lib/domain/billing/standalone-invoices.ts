import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { quotes } from '@/db/schema/quotes'
import { recurringLines } from '@/db/schema/recurring-lines'
import { MIN_CENTS } from '../billing-rules/asked'
import { type Day, parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import type { Context, Reads } from '../context'
import { issueInvoice } from '../invoices/issue-invoice'
import type { InvoiceRow } from '../invoices/schema'
import { labelOfInvoices } from './debtor'
import { announceInvoice } from './invoice-period'

/** Clients with something due outside a subscription: an invoice that waits to be issued or is past its day, a line whose next
 *  period begins or whose last day is past. */
export async function listDueStandalone({ db, now }: Pick<Reads, 'db' | 'now'>): Promise<number[]> {
  const today = parisDay(now())
  const billed = db
    .selectDistinct({ clientId: invoices.clientId })
    .from(invoices)
    .where(and(isStandalone, or(isWaiting, isOverdue(today))))
  const lined = db
    .selectDistinct({ clientId: recurringLines.clientId })
    .from(recurringLines)
    .where(
      and(
        ...[isNull(recurringLines.subscriptionId), isNull(recurringLines.endedAt)],
        sql`least(${recurringLines.nextOn}, ${recurringLines.endsOn} + 1) <= ${today}::date`,
      ),
    )
  const rows = await billed.union(lined)
  return rows.map(({ clientId }) => clientId).sort((a, b) => a - b)
}

/** Excludes the agency's fees, which are withheld from orders. */
const isStandalone = and(
  ...[isNull(invoices.subscriptionId), eq(invoices.kind, 'invoice')],
  ne(invoices.purpose, 'fees'),
)
/** Invoices of a quote also wait for the day from which its client may be asked for money. */
const isWaiting = and(
  eq(invoices.status, 'draft'),
  sql`not exists (select from ${quotes} where ${invoices.id} in (${quotes.depositInvoiceId}, ${quotes.balanceInvoiceId}))`,
)
const isOverdue = (today: Day) =>
  and(
    ...[eq(invoices.status, 'issued'), isNull(invoices.refusedOn), isNotNull(invoices.dueOn)],
    lt(invoices.dueOn, today),
    sql`${invoices.totalCents} - ${invoices.creditedCents} >= ${MIN_CENTS}`,
  )

/** A client's overdue invoices without a subscription that leave enough to collect: each counts as refused the day after its due
 *  date. */
export async function listOverdueStandalone(
  { db, now }: Pick<Reads, 'db' | 'now'>,
  clientId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(isStandalone, eq(invoices.clientId, clientId), isOverdue(parisDay(now()))))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
  return rows.map(({ id }) => id)
}

/** Issues a client's invoices without a subscription that waited for facts, oldest first; their due date counts from today.
 *  Returns those it issued. */
export async function issueWaitingStandalone(ctx: Context, clientId: number): Promise<InvoiceRow[]> {
  return ctx.transaction(async (tx) => {
    await lockClients(tx, clientId)
    const drafts = await tx.db
      .select()
      .from(invoices)
      .where(and(isStandalone, isWaiting, eq(invoices.clientId, clientId)))
      .orderBy(asc(invoices.id))
    const issued: InvoiceRow[] = []
    for (const draft of drafts) {
      const made = await issueInvoice(tx, draft, { isManual: true })
      if (made.lacks) return issued
      const label = await labelOfInvoices(tx, [draft.id])
      await announceInvoice(tx, { clientId, label, isManual: true }, made)
      issued.push(made.invoice)
    }
    return issued
  })
}
