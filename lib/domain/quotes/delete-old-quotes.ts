import { and, inArray, lt, ne } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { quotes, quoteVersions } from '@/db/schema/quotes'
import type { Context } from '../context'

/** For the nightly job: deletes quotes never accepted, with their versions. Accepted ones are kept like invoices. */
export async function deleteOldQuotes(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const isOver = and(ne(quotes.status, 'accepted'), lt(quotes.createdAt, retentionEnd('quotes', tx.now())))
    const over = tx.db.select({ id: quotes.id }).from(quotes).where(isOver)
    await tx.db.delete(quoteVersions).where(inArray(quoteVersions.quoteId, over))
    await tx.db.delete(quotes).where(isOver)
  })
}
