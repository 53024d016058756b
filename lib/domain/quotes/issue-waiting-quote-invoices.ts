import { and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { quoteAcceptances, quotes } from '@/db/schema/quotes'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { issueQuoteInvoice } from './quote-invoices'
import { isQuote, lockQuote } from './quote-key'

/** Issues deposits and balances that were waiting for missing details or for the first day of payment, each in its own
 *  transaction; their due date counts from today. Of one client, or of all for the job. */
export async function issueWaitingQuoteInvoices(ctx: Context, clientId?: number): Promise<void> {
  const waiting = await ctx.db
    .select({ quoteId: quotes.id, invoiceId: invoices.id })
    .from(invoices)
    .innerJoin(quotes, or(eq(quotes.depositInvoiceId, invoices.id), eq(quotes.balanceInvoiceId, invoices.id)))
    .innerJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(
      and(
        ...[eq(invoices.status, 'draft'), inArray(invoices.purpose, ['deposit', 'balance'])],
        lte(quoteAcceptances.payableFrom, parisDay(ctx.now())),
        clientId === undefined ? undefined : eq(invoices.clientId, clientId),
      ),
    )
    .orderBy(asc(invoices.id))
  for (const { quoteId, invoiceId } of waiting)
    await ctx.transaction(async (tx) => {
      const quote = await lockQuote(tx, isQuote(quoteId))
      const [draft] = await tx.db.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update')
      if (draft?.status === 'draft') await issueQuoteInvoice(tx, quote, draft, { isAgain: true })
    })
}
