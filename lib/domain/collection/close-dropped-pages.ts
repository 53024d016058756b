import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import type { Context, Reads } from '../context'
import { closePages } from './close-pages'

/** Ends the pages of a subscription's dropped moves. */
export async function closeDroppedPages(ctx: Context, subscriptionId: number): Promise<void> {
  const ids = await findDropped(ctx, subscriptionId)
  if (ids.length > 0) await closePages(ctx, ids)
}

/** Invoices that were dropped or credited while a page for them is open; of one subscription, or of all. */
export async function findDropped({ db }: Pick<Reads, 'db'>, subscriptionId?: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: invoices.id })
    .from(invoiceAttempts)
    .innerJoin(invoices, eq(invoices.id, invoiceAttempts.invoiceId))
    .where(
      and(
        ...[eq(invoices.status, 'cancelled'), isNotNull(invoiceAttempts.pageId)],
        inArray(invoiceAttempts.state, ['created', 'open', 'unknown']),
        subscriptionId === undefined ? undefined : eq(invoices.subscriptionId, subscriptionId),
      ),
    )
    .orderBy(asc(invoices.id))
  return rows.map(({ id }) => id)
}
