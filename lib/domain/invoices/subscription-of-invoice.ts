import { and, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { ownsInvoice } from '../permissions/scopes'

/** The subscription of an invoice that the actor may see, to be locked first; null without a subscription. `not_found` for a
 *  credit note. */
export async function subscriptionOfInvoice(reads: Reads, id: number): Promise<number | null> {
  const [invoice] = await reads.db
    .select({ subscriptionId: invoices.subscriptionId })
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.kind, 'invoice'), ownsInvoice(reads)))
  if (!invoice) throw notFound()
  return invoice.subscriptionId
}
