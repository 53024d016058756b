import { eq } from 'drizzle-orm'
import { contentNotices } from '@/db/schema/content-notices'
import type { Context } from '../context'
import { DomainError, invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { findWebsite } from '../websites/queries'
import { lockNotice } from './lock-notice'

/** Sets which site a notice is about, before it is decided; null for none of ours. */
export async function setNoticeWebsite(
  ctx: Context,
  { id, websiteId }: { id: number; websiteId: number | null },
): Promise<void> {
  requirePermission(ctx, 'notices.manage')
  await ctx.transaction(async (tx) => {
    const { notice } = await lockNotice(tx, id)
    if (notice.websiteId === websiteId) return
    if (notice.state === 'decided') throw new DomainError('conflict', 'Ce signalement est déjà décidé.')
    if (websiteId !== null && !(await findWebsite(tx, websiteId)))
      throw invalidField('websiteId', 'Ce site n’existe pas.')
    await tx.db.update(contentNotices).set({ websiteId }).where(eq(contentNotices.id, id))
  })
}
