import { and, eq, lt, sql } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import type { Day } from '../calendar'
import type { Tx } from '../context'
import { addEntry } from './timeline'

type Which = { first: Day } | { last: Day } | { invoiceId: number }

const isMeant = (which: Which) => {
  if ('invoiceId' in which) return eq(invoices.id, which.invoiceId)
  const isOver = 'first' in which ? lt(invoices.first, which.first) : lt(invoices.last, which.last)
  // A bank debit counts when it succeeds, days later.
  const debit = sql`select from ${invoiceAttempts} where ${invoiceAttempts.invoiceId} = ${invoices.id}
    and ${invoiceAttempts.state} in ('processing', 'unknown')`
  return and(isOver, sql`not exists (${debit})`)
}

/** Cancels the drafts of a locked subscription's moves; a payment that still succeeds is refunded in full. `which`: a single one,
 *  or those with an earlier first or last day and no payment on its way. */
export async function dropMoves(tx: Tx, subscriptionId: number, which?: Which): Promise<void> {
  const dropped = await tx.db
    .update(invoices)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.purpose, 'move'),
        eq(invoices.status, 'draft'),
        which && isMeant(which),
      ),
    )
    .returning({ plan: invoices.movePlan })
  for (const { plan } of dropped)
    if (plan) await addEntry(tx, subscriptionId, { kind: 'move_dropped', data: { plan } })
}
