import { eq } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Context } from '../context'
import { requireStaff } from '../tickets/require-staff'
import { lockCannedAnswer } from './queries'
import { requireFreeTitle } from './require-free-title'
import type { CannedAnswer } from './schema'

/** `conflict` for a taken title. */
export async function changeCannedAnswer(ctx: Context, { id, title, body }: CannedAnswer): Promise<void> {
  requireStaff(ctx)
  await ctx.transaction(async (tx) => {
    // Before the row, as when one is added: the same order prevents deadlocks.
    await requireFreeTitle(tx, title, id)
    await lockCannedAnswer(tx, id)
    await tx.db
      .update(cannedAnswers)
      .set({ title, body, updatedAt: tx.now() })
      .where(eq(cannedAnswers.id, id))
  })
}
