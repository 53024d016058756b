import { and, desc, eq, isNull } from 'drizzle-orm'
import { contentDecisions, contentNotices } from '@/db/schema/content-notices'
import { actingUser, type Context } from '../context'
import { DomainError, notFound } from '../errors'
import { insertTicket } from '../tickets/insert-ticket'
import { notifyAgency } from '../tickets/open-ticket'
import { OUTCOMES } from './policy'
import { isOwnDecision } from './queries'

/** Marks a notice's decisions about the actor's client's content as read. */
export async function markDecisionsRead(ctx: Context, noticeId: number): Promise<void> {
  actingUser(ctx)
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(contentDecisions)
      .set({ readAt: tx.now() })
      .where(and(eq(contentDecisions.noticeId, noticeId), isOwnDecision(tx), isNull(contentDecisions.readAt)))
  })
}

/** Contests a decision about the actor's own content: opens a ticket, which a person answers. A repeat returns the first.
 *  `conflict` once the decision was revised. */
export async function contestDecision(
  ctx: Context,
  { noticeId, reason }: { noticeId: number; reason: string },
): Promise<{ ticketId: number }> {
  actingUser(ctx)
  return ctx.transaction(async (tx) => {
    const [decision] = await tx.db
      .select({
        id: contentDecisions.id,
        version: contentDecisions.version,
        outcome: contentDecisions.outcome,
        ticketId: contentDecisions.ticketId,
        readAt: contentDecisions.readAt,
        reference: contentNotices.reference,
      })
      .from(contentDecisions)
      .innerJoin(contentNotices, eq(contentNotices.id, contentDecisions.noticeId))
      .where(and(eq(contentDecisions.noticeId, noticeId), isOwnDecision(tx)))
      .orderBy(desc(contentDecisions.version))
      .limit(1)
      .for('update')
    if (!decision) throw notFound()
    if (decision.ticketId !== null) return { ticketId: decision.ticketId }
    if (decision.version > 1)
      throw new DomainError('conflict', 'Cette décision a déjà été révisée\u00a0: elle est définitive.')
    const ticket = await insertTicket(tx, {
      type: 'Mise à jour',
      title: `Réclamation, signalement ${decision.reference}\u00a0: ${OUTCOMES[decision.outcome].toLowerCase()}`,
      description: reason,
    })
    await notifyAgency(tx, ticket, reason, 0)
    const now = tx.now()
    await tx.db
      .update(contentDecisions)
      .set({ ticketId: ticket.id, contestedAt: now, readAt: decision.readAt ?? now })
      .where(eq(contentDecisions.id, decision.id))
    const subject = { type: 'content-notice' as const, id: noticeId }
    await tx.audit({ action: 'content-notice.contested', subject })
    return { ticketId: ticket.id }
  })
}
