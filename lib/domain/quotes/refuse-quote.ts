import { eq } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { requireOpen } from './policy'
import { isKeyed, lockQuote, type QuoteKey, refuseAgency } from './quote-key'

/** Refuses a quote for its client, with or without a reason. A repeat returns the same; `conflict` if closed otherwise. */
export async function refuseQuote(
  ctx: Context,
  { key, reason }: { key: QuoteKey; reason: string },
): Promise<void> {
  refuseAgency(ctx)
  const which = isKeyed(ctx, key)
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, which)
    if (quote.status === 'refused') return
    requireOpen(quote, parisDay(tx.now()))
    await tx.db
      .update(quotes)
      .set({ status: 'refused', refusedAt: tx.now(), refusalReason: reason || null })
      .where(eq(quotes.id, quote.id))
    const clientName = `${quote.firstName} ${quote.lastName}`
    const about = { quoteId: quote.id, number: quote.number ?? '', clientName, reason: reason || null }
    const id = crypto.randomUUID()
    await tx.enqueue({ queue: 'mail', mail: { kind: 'quote-answered', id, about: 'refused', ...about } })
    await tx.audit({ action: 'quote.refused', subject: { type: 'quote', id: quote.id } })
  })
}
