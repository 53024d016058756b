import { readLiveAttempts } from '../billing/attempts'
import { lockInvoice } from '../billing/lock-invoices'
import { lockSubscription } from '../billing/lock-subscription'
import { recordRefusal } from '../billing/record-refusal'
import { isAsked } from '../billing-rules/asked'
import type { Context } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import { closePages } from './close-pages'
import { createAttempt } from './create-attempt'
import { findLiveAttempt } from './find-attempts'
import { usableMethodOf } from './list-due-debits'
import { readOwnInvoice, settleInvoice } from './settle-invoice'

/** Debits an invoice from its subscription's method, without the client present, and settles it. Ends an open page for it first.
 *  A live debit is settled instead of making another. Without a usable method a period counts as refused. A sum too small to
 *  collect is skipped. */
export async function debitInvoice(ctx: Context, invoiceId: number): Promise<InvoiceRow> {
  const { subscriptionId } = await readOwnInvoice(ctx, invoiceId)
  if (subscriptionId === null) throw new Error(`Invoice ${invoiceId} belongs to no subscription`)
  const live = await findLiveAttempt(ctx, invoiceId)
  if (live?.pageId === null) return settleInvoice(ctx, invoiceId)
  if (live) await closePages(ctx, [invoiceId])
  const begun = await begin(ctx, { subscriptionId, invoiceId })
  if (begun === 'no_method')
    return recordRefusal(ctx, { subscriptionId, invoiceId, refusal: 'final', attempt: null })
  return settleInvoice(ctx, invoiceId)
}

/** Stores the attempt: its number makes the idempotency key. */
async function begin(
  ctx: Context,
  { subscriptionId, invoiceId }: { subscriptionId: number; invoiceId: number },
): Promise<'begun' | 'no_method' | 'not_due'> {
  return ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, subscriptionId)
    const invoice = await lockInvoice(tx, subscriptionId, invoiceId)
    if (!isOpen(invoice) || !isAsked(invoice) || (await readLiveAttempts(tx, [invoiceId])).length > 0)
      return 'not_due'
    const methodId = await usableMethodOf(tx, subscription.paymentMethodId)
    if (methodId === null) return invoice.purpose === 'move' ? 'not_due' : 'no_method'
    await createAttempt(tx, invoice, { methodId })
    return 'begun'
  })
}

/** A move is a draft until it is paid. */
const isOpen = ({ status, purpose }: InvoiceRow): boolean =>
  status === 'issued' || (status === 'draft' && purpose === 'move')
