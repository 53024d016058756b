import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { uploads } from '@/db/schema/uploads'
import type { Context } from '../context'

/** For the nightly job: deletes old upload records. */
export async function deleteOldUploads(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const end = retentionEnd('uploads', tx.now())
    await tx.db.delete(uploads).where(lt(uploads.createdAt, end))
  })
}
