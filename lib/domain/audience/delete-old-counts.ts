import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { arrivals, pageViews } from '@/db/schema/page-views'
import { parisDay } from '../calendar'
import type { Context } from '../context'

/** For the nightly job: deletes counts past their retention. */
export async function deleteOldCounts(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const first = parisDay(retentionEnd('pageViews', tx.now()))
    await tx.db.delete(pageViews).where(lt(pageViews.day, first))
    await tx.db.delete(arrivals).where(lt(arrivals.day, first))
  })
}
