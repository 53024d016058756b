import { and, eq, lt, sql } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import type { Day } from '../calendar'
import type { Tx } from '../context'
import { addEntry } from './timeline'

type MoveFilter = { first: Day } | { last: Day } | { invoiceId: number }

const matchesFilter = (filter: MoveFilter) => {
  if ('invoiceId' in filter) return eq(invoices.id, filter.invoiceId)
  const isOver = 'first' in filter ? lt(invoices.first, filter.first) : lt(invoices.last, filter.last)
  // A move with a pending bank debit stays, because the debit may succeed days later.
  const debit = sql`select from ${invoiceAttempts} where ${invoiceAttempts.invoiceId} = ${invoices.id}
    and ${invoiceAttempts.state} in ('processing', 'unknown')`
  return and(isOver, sql`not exists (${debit})`)
}

/** Cancels the draft invoices of a locked subscription's moves; a payment that still succeeds is refunded in full. `filter` selects
 *  one invoice, or those with an earlier first or last day and no pending payment. */
export async function dropMoves(tx: Tx, subscriptionId: number, filter?: MoveFilter): Promise<void> {
  const dropped = await tx.db
    .update(invoices)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.purpose, 'move'),
        eq(invoices.status, 'draft'),
        filter && matchesFilter(filter),
      ),
    )
    .returning({ plan: invoices.movePlan })
  for (const { plan } of dropped)
    if (plan) await addEntry(tx, subscriptionId, { kind: 'move_dropped', data: { plan } })
}
