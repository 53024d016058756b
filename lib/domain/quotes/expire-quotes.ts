import { and, asc, eq, lt } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import { parisDay } from '../calendar'
import type { Context } from '../context'

/** Closes unanswered quotes after their last day, each in its own transaction, so that a quote accepted at that moment stays
 *  accepted. */
export async function expireQuotes(ctx: Context): Promise<void> {
  const today = parisDay(ctx.now())
  const isOver = and(eq(quotes.status, 'sent'), lt(quotes.validUntil, today))
  const over = await ctx.db.select({ id: quotes.id }).from(quotes).where(isOver).orderBy(asc(quotes.id))
  for (const { id } of over)
    await ctx.transaction(async (tx) => {
      const expired = await tx.db
        .update(quotes)
        .set({ status: 'expired' })
        .where(and(eq(quotes.id, id), isOver))
        .returning({ id: quotes.id })
      if (expired.length > 0) await tx.audit({ action: 'quote.expired', subject: { type: 'quote', id } })
    })
}
