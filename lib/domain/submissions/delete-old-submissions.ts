import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { submissions } from '@/db/schema/submissions'
import type { Context } from '../context'

/** For the nightly job: deletes old submission keys. */
export async function deleteOldSubmissions(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(submissions).where(lt(submissions.createdAt, retentionEnd('submissions', tx.now())))
  })
}
