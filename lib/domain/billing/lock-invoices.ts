import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Tx } from '../context'
import { notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import type { Debtor } from './debtor'

/** The id of a locked subscription, or a locked debtor. */
type InvoiceOwner = number | Pick<Debtor, 'clientId' | 'subscriptionId'>

/** The invoices of a locked subscription, or of a locked client without one; `not_found` unless all of them belong to it. */
export async function lockInvoices(tx: Tx, owner: InvoiceOwner, ids: number[]): Promise<InvoiceRow[]> {
  const rows = await tx.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), belongsTo(owner), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.id))
    .for('update')
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw notFound()
  return rows
}

function belongsTo(owner: InvoiceOwner) {
  if (typeof owner === 'number') return eq(invoices.subscriptionId, owner)
  const { clientId, subscriptionId } = owner
  if (subscriptionId !== null) return eq(invoices.subscriptionId, subscriptionId)
  return and(isNull(invoices.subscriptionId), eq(invoices.clientId, clientId ?? 0))
}

export async function lockInvoice(tx: Tx, owner: InvoiceOwner, id: number): Promise<InvoiceRow> {
  const [invoice] = await lockInvoices(tx, owner, [id])
  if (!invoice) throw notFound()
  return invoice
}
