import { and, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { type Context, isJob, type Reads } from '../context'
import { notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { ownsInvoice } from '../permissions/scopes'
import { findLiveAttempt } from './find-attempts'
import { settleAttempt } from './settle-attempt'

/** Reads the result of an invoice's live attempt at the provider and records it: event, job and the page after a payment all call
 *  it. Does nothing without a live attempt. */
export async function settleInvoice(ctx: Context, invoiceId: number): Promise<InvoiceRow> {
  const attempt = await findLiveAttempt(ctx, invoiceId)
  if (attempt) await settleAttempt(ctx, attempt)
  return readOwnInvoice(ctx, invoiceId)
}

/** An invoice of the actor; any for a job. */
export async function readOwnInvoice(reads: Reads, id: number): Promise<InvoiceRow> {
  const [invoice] = await reads.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isJob(reads) ? undefined : ownsInvoice(reads)))
  if (!invoice) throw notFound()
  return invoice
}
