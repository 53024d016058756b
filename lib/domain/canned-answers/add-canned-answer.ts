import { count } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { requireStaff } from '../tickets/require-staff'
import { requireFreeTitle } from './require-free-title'
import { CANNED_ANSWERS_MAX, type CannedAnswer, type CannedAnswerFields } from './schema'

/** `conflict` for a taken title, or at the maximum number of answers. */
export async function addCannedAnswer(ctx: Context, fields: CannedAnswerFields): Promise<CannedAnswer> {
  requireStaff(ctx)
  return ctx.transaction(async (tx) => {
    await requireFreeTitle(tx, fields.title)
    const [counted] = await tx.db.select({ count: count() }).from(cannedAnswers)
    if (counted && counted.count >= CANNED_ANSWERS_MAX)
      throw new DomainError(
        'conflict',
        `Il y a déjà ${counted.count} réponses, le maximum. Supprimez-en une.`,
      )
    const [added] = await tx.db.insert(cannedAnswers).values(fields).returning({ id: cannedAnswers.id })
    if (!added) throw new Error('The answer was not written')
    return { id: added.id, ...fields }
  })
}
