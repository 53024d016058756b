import { eq } from 'drizzle-orm'
import { contentNotices } from '@/db/schema/content-notices'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { lockNotice } from './lock-notice'

/** Records that an authority was notified of a suspected crime, and when: article 18. The first record stands. */
export async function reportNotice(
  ctx: Context,
  { id, authority }: { id: number; authority: string },
): Promise<void> {
  requirePermission(ctx, 'notices.manage')
  await ctx.transaction(async (tx) => {
    const { notice } = await lockNotice(tx, id)
    if (notice.reportedAt !== null) return
    await tx.db
      .update(contentNotices)
      .set({ reportedTo: authority, reportedAt: tx.now() })
      .where(eq(contentNotices.id, id))
    const subject = { type: 'content-notice' as const, id }
    await tx.audit({ action: 'content-notice.reported', subject, after: { authority } })
  })
}
