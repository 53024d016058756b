import { eq } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Context } from '../context'
import { requireStaff } from '../tickets/require-staff'
import { lockCannedAnswer } from './queries'
import { requireFreeTitle } from './require-free-title'
import type { CannedAnswer } from './schema'

/** Throws `conflict` for a title that another answer has. */
export async function changeCannedAnswer(ctx: Context, { id, title, body }: CannedAnswer): Promise<void> {
  requireStaff(ctx)
  await ctx.transaction(async (tx) => {
    // Locks the table before the row, in the same order as every other change, to prevent deadlocks.
    await requireFreeTitle(tx, title, id)
    await lockCannedAnswer(tx, id)
    await tx.db
      .update(cannedAnswers)
      .set({ title, body, updatedAt: tx.now() })
      .where(eq(cannedAnswers.id, id))
  })
}
