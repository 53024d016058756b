import { and, eq, isNotNull } from 'drizzle-orm'
import { sessions } from '@/db/schema/sessions'
import { users } from '@/db/schema/users'
import type { Context, Reads } from '../context'
import { DomainError, notFound } from '../errors'
import { can } from '../permissions/policy'

const VIEW_MS = 30 * 60 * 1000

/** Shows a client's screens in the actor's session, read-only, for 30 minutes, and returns when the view ends; `conflict` for the
 *  agency's own accounts. */
export async function startView(ctx: Context, { userId }: { userId: number }): Promise<Date> {
  const { actor } = ctx
  if (actor.type !== 'person' || !can(actor, 'users.view')) throw new DomainError('forbidden')
  return ctx.transaction(async (tx) => {
    const [user] = await tx.db
      .select({ role: users.role })
      .from(users)
      .where(eq(users.id, userId))
      .for('share')
    if (!user) throw notFound()
    if (user.role !== 'USER')
      throw new DomainError('conflict', 'Seul le compte d’un client peut être consulté ainsi.')
    const viewEndsAt = new Date(tx.now().getTime() + VIEW_MS)
    await tx.db
      .update(sessions)
      .set({ viewedUserId: userId, viewEndsAt })
      .where(eq(sessions.id, actor.sessionId))
    await tx.audit({ action: 'view.started', subject: { type: 'user', id: userId } })
    return viewEndsAt
  })
}

/** Ends the session's view, acting as the administrator (see `contextOfViewer`). */
export async function endView(ctx: Context): Promise<void> {
  const { actor } = ctx
  if (actor.type !== 'person') throw new DomainError('unauthenticated')
  await ctx.transaction(async (tx) => {
    const own = eq(sessions.id, actor.sessionId)
    const [session] = await tx.db
      .select({ viewedUserId: sessions.viewedUserId })
      .from(sessions)
      .where(and(own, isNotNull(sessions.viewedUserId)))
      .for('update')
    if (!session?.viewedUserId) return
    await tx.db.update(sessions).set({ viewedUserId: null, viewEndsAt: null }).where(own)
    await tx.audit({ action: 'view.ended', subject: { type: 'user', id: session.viewedUserId } })
  })
}

/** Until when an administrator views the actor's screens; null if none does. */
export async function findViewEnd({ actor, db }: Reads): Promise<Date | null> {
  if (actor.type !== 'person' || actor.viewedBy === undefined) return null
  const [session] = await db
    .select({ endsAt: sessions.viewEndsAt })
    .from(sessions)
    .where(eq(sessions.id, actor.sessionId))
  return session?.endsAt ?? null
}
