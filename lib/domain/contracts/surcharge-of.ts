import { and, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { type LateSurcharge, lateSurcharge } from '../billing-rules/late-surcharge'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { requirePermission } from '../permissions/require-permission'

/** What a late invoice may cost in addition, up to a day or up to its payment; zero for a surcharge, and for a consumer. A
 *  transfer counts from the day it arrived. */
export function surchargeOf(invoice: InvoiceRow, today: Day): LateSurcharge {
  const { client, dueOn, status, purpose, totalCents, creditedCents, formalNoticeOn } = invoice
  const none = { recoveryCents: 0, interestCents: 0 }
  const isOwed = status === 'issued' || status === 'paid'
  if (!client || dueOn === null || !isOwed || purpose === 'surcharge' || client.kind === 'consumer')
    return none
  const paidOn = invoice.receivedOn ?? invoice.paidOn ?? today
  if (paidOn <= dueOn) return none
  return lateSurcharge({
    ...{ kind: client.kind, dueCents: totalCents - creditedCents, dueOn, paidOn, formalNoticeOn },
  })
}

/** The same for an invoice today, shown to the agency before it is claimed. */
export async function previewSurcharge(reads: Reads, invoiceId: number): Promise<LateSurcharge> {
  requirePermission(reads, 'subscriptions.manage')
  const [invoice] = await reads.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.kind, 'invoice')))
  if (!invoice) throw notFound()
  return surchargeOf(invoice, parisDay(reads.now()))
}
