import { asc, inArray, isNull, sql } from 'drizzle-orm'
import { lowStock } from '@/db/schema/low-stock'
import type { Context } from '../context'
import { mailOwnerOf } from '../notifications/mail-owner-of'
import { selectLow } from './low-stock'

/** How many products a mail names; beyond that it gives their number. */
const PREVIEW_COUNT = 30

/** Mails each shop's owner everything that ran low since the last mail, once. */
export async function notifyLowStock(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectDistinct({ websiteId: lowStock.websiteId })
    .from(lowStock)
    .where(isNull(lowStock.toldAt))
    .orderBy(asc(lowStock.websiteId))
  for (const { websiteId } of waiting) await notifyOwner(ctx, websiteId)
}

async function notifyOwner(ctx: Context, websiteId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    // Skips rows that a sale is changing: they go into the next mail, and neither waits for the other.
    const taken = await tx.db
      .select({ id: lowStock.id })
      .from(lowStock)
      .where(sql`${lowStock.websiteId} = ${websiteId} and ${lowStock.toldAt} is null`)
      .for('update', { skipLocked: true })
    const ids = taken.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.db.update(lowStock).set({ toldAt: sql`clock_timestamp()` }).where(inArray(lowStock.id, ids))
    const shelves = await selectLow(tx, inArray(lowStock.id, ids)).orderBy(
      asc(lowStock.since),
      asc(lowStock.id),
    )
    const [first] = shelves
    if (!first) return
    await mailOwnerOf(tx, websiteId, {
      kind: 'low-stock',
      id: crypto.randomUUID(),
      websiteId,
      siteName: first.siteName,
      shelves: shelves
        .slice(0, PREVIEW_COUNT)
        .map(({ productName, size, left }) => ({ productName, size, left })),
      more: Math.max(0, shelves.length - PREVIEW_COUNT),
    })
  })
}
