import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import type { Context } from '../context'

/** For the nightly job: deletes old visitors' messages and project requests. A request's ticket stays with its client. */
export async function deleteOldLeads(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.now()
    await tx.db
      .delete(contactMessages)
      .where(lt(contactMessages.createdAt, retentionEnd('contactMessages', now)))
    await tx.db
      .delete(projectRequests)
      .where(lt(projectRequests.createdAt, retentionEnd('projectRequests', now)))
  })
}
