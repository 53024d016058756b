import { and, asc, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import type { Context } from '../context'
import { notFound } from '../errors'
import { applyPage } from './apply-page'
import { debitInvoice } from './debit-invoice'
import { findPage, type PageKey, type PaymentPage } from './payment-page'

/** Reads a page at the provider and applies its result: the provider's event, the screen after the page and the job for forgotten
 *  pages all call it, as often and in any order. `not_found` for a page of another client. */
export async function settlePage(ctx: Context, key: PageKey): Promise<PaymentPage> {
  const page = await findPage(ctx, key)
  if (!page) throw notFound()
  const settled = await applyPage(ctx, page)
  const { subscriptionId, purpose } = settled
  if (settled.state === 'complete' && page.state !== 'complete' && purpose === 'setup' && subscriptionId)
    await debitOpen(ctx, subscriptionId)
  return settled
}

/** Invoices that became due while the page was open are debited from the method it saved. */
async function debitOpen(ctx: Context, subscriptionId: number): Promise<void> {
  const open = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.kind, 'invoice')],
        eq(invoices.status, 'issued'),
      ),
    )
    .orderBy(asc(invoices.first), asc(invoices.id))
  for (const { id } of open) await debitInvoice(ctx, id)
}
