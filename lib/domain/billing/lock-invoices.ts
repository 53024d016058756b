import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Tx } from '../context'
import { notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'

/** The invoices of a locked subscription; `not_found` unless all of them are its own. */
export async function lockInvoices(tx: Tx, subscriptionId: number, ids: number[]): Promise<InvoiceRow[]> {
  const rows = await tx.db
    .select()
    .from(invoices)
    .where(
      and(
        inArray(invoices.id, ids),
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.kind, 'invoice'),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update')
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw notFound()
  return rows
}

export async function lockInvoice(tx: Tx, subscriptionId: number, id: number): Promise<InvoiceRow> {
  const [invoice] = await lockInvoices(tx, subscriptionId, [id])
  if (!invoice) throw notFound()
  return invoice
}
