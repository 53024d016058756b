import { and, eq, sql } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import { lineRenewal } from '../billing-rules/recurring'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { readOwesVat } from '../invoices/client-regime'
import { mailClient } from '../notifications/mail-client'
import { lineOf } from './line-facts'
import { type LinesOf, lockLinesOf, readLines } from './lines'
import { readFacts } from './read-facts'

/** Announces to a client the next year of recurring lines, with its sum, thirty days ahead; once per year. For the daily job. */
export async function announceLines(ctx: Context, of: LinesOf): Promise<void> {
  if (!(await readLines(ctx, of)).some(({ paymentPlan }) => paymentPlan === 'yearly')) return
  await ctx.transaction(async (tx) => {
    const locked = await lockLinesOf(tx, of)
    const facts = locked && (await readFacts(tx, locked.subscription))
    const today = parisDay(tx.now())
    for (const row of await readLines(tx, of)) {
      const { id, clientId, label } = row
      const owesVat = await readOwesVat(tx, clientId)
      const renewal = lineRenewal(lineOf(row), facts, { today, owesVat })
      if (!renewal) continue
      const marked = await tx.db
        .update(recurringLines)
        .set({ announcedFor: renewal.first })
        .where(
          and(
            eq(recurringLines.id, id),
            sql`${recurringLines.announcedFor} is distinct from ${renewal.first}::date`,
          ),
        )
        .returning({ id: recurringLines.id })
      if (marked.length === 0) continue
      const isManual = locked?.subscription.collection !== 'automatic'
      await mailClient(tx, clientId, { kind: 'line-renewal-ahead', label, isManual, ...renewal })
    }
  })
}
