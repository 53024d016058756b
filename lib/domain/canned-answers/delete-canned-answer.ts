import { eq } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Context } from '../context'
import { lockCannedAnswer } from './queries'

export async function deleteCannedAnswer(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { title } = await lockCannedAnswer(tx, id)
    await tx.db.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
    await tx.audit({
      action: 'canned-answer.deleted',
      subject: { type: 'canned-answer', id },
      before: { title },
    })
  })
}
