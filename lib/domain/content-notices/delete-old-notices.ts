import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { contentNotices } from '@/db/schema/content-notices'
import type { Context } from '../context'

/** For the nightly job: deletes old notices with their decisions. What they hide stays hidden. */
export async function deleteOldNotices(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .delete(contentNotices)
      .where(lt(contentNotices.createdAt, retentionEnd('contentNotices', tx.now())))
  })
}
