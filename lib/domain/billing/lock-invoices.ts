import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Tx } from '../context'
import { notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import type { Debtor } from './debtor'

/** A locked subscription, or the debtor. */
type Of = number | Pick<Debtor, 'clientId' | 'subscriptionId'>

/** The invoices of a locked subscription, or of a locked client without one; `not_found` unless all of them belong to it. */
export async function lockInvoices(tx: Tx, of: Of, ids: number[]): Promise<InvoiceRow[]> {
  const rows = await tx.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), isOf(of), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.id))
    .for('update')
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw notFound()
  return rows
}

function isOf(of: Of) {
  if (typeof of === 'number') return eq(invoices.subscriptionId, of)
  const { clientId, subscriptionId } = of
  if (subscriptionId !== null) return eq(invoices.subscriptionId, subscriptionId)
  return and(isNull(invoices.subscriptionId), eq(invoices.clientId, clientId ?? 0))
}

export async function lockInvoice(tx: Tx, of: Of, id: number): Promise<InvoiceRow> {
  const [invoice] = await lockInvoices(tx, of, [id])
  if (!invoice) throw notFound()
  return invoice
}
