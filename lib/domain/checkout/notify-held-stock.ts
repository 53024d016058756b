import { eq, lt } from 'drizzle-orm'
import { rateLimits } from '@/db/schema/rate-limits'
import { websites } from '@/db/schema/websites'
import type { Context } from '../context'
import { mailOwnerOf } from '../notifications/mail-owner-of'

const DAY_MS = 24 * 60 * 60_000

/** Mails a shop's owner that an order was refused because unpaid ones of the same network reserve too much; once a day, to
 *  prevent flooding. */
export async function notifyHeldStock(
  ctx: Context,
  { websiteId, what }: { websiteId: number; what: string | null },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.now().getTime()
    const expire = now + DAY_MS
    const [first] = await tx.db
      .insert(rateLimits)
      .values({ key: `heldStock:${websiteId}`, points: 1, expire })
      .onConflictDoUpdate({ target: rateLimits.key, set: { expire }, setWhere: lt(rateLimits.expire, now) })
      .returning({ key: rateLimits.key })
    if (!first) return
    const [site] = await tx.db
      .select({ name: websites.name })
      .from(websites)
      .where(eq(websites.id, websiteId))
    await mailOwnerOf(tx, websiteId, {
      kind: 'held-stock',
      id: crypto.randomUUID(),
      websiteId,
      siteName: site?.name ?? '',
      what,
    })
  })
}
