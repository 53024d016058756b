import { lt } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { refusedForms } from '@/db/schema/refused-forms'
import type { Context } from '../context'

/** For the nightly job. */
export async function deleteOldForms(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const end = retentionEnd('refusedForms', tx.now())
    await tx.db.delete(refusedForms).where(lt(refusedForms.createdAt, end))
  })
}
