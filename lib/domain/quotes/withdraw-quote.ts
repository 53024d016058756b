import { eq } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { isQuote, lockQuote } from './quote-key'

/** Turns a quote that is not accepted back into a draft, which its client cannot answer; its versions stay. A repeat changes
 *  nothing. */
export async function withdrawQuote(ctx: Context, id: number): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, isQuote(id))
    if (quote.status === 'draft') return
    if (quote.status === 'accepted')
      throw new DomainError('conflict', 'Ce devis est accepté\u00a0: il ne peut plus être repris.')
    await tx.db
      .update(quotes)
      .set({ status: 'draft', refusedAt: null, refusalReason: null })
      .where(eq(quotes.id, id))
    await tx.audit({
      action: 'quote.withdrawn',
      subject: { type: 'quote', id },
      before: { status: quote.status },
    })
  })
}
