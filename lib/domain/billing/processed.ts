import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { parisDay, parisInstant } from '../calendar'
import type { Context, Reads } from '../context'

/** The hour in Paris from which a day's periods are invoiced and debited; ends and lapses happen at midnight. */
const OPENING_HOUR = 8

export const isOpeningTime = (now: Date): boolean => now >= parisInstant(parisDay(now), OPENING_HOUR)

/** When the daily work last became due. */
export const lastBoundary = (now: Date): Date =>
  parisInstant(parisDay(now), isOpeningTime(now) ? OPENING_HOUR : 0)

/** Running subscriptions whose due work has not been completed since then, the longest waiting first. */
export async function listUnprocessed({ db, now }: Reads): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        or(isNull(subscriptions.processedAt), lt(subscriptions.processedAt, lastBoundary(now()))),
      ),
    )
    .orderBy(asc(subscriptions.processedAt), asc(subscriptions.id))
  return rows.map(({ id }) => id)
}

/** Marks all work due at that time as done. */
export async function markProcessed(ctx: Context, id: number, at: Date): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.update(subscriptions).set({ processedAt: at }).where(eq(subscriptions.id, id))
  })
}
