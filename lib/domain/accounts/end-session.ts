import { and, eq } from 'drizzle-orm'
import { sessions } from '@/db/schema/sessions'
import { actingUser, type Context } from '../context'
import { notFound } from '../errors'
import { endAllSessions } from './sessions'

/** Ends one of the actor's own sessions, in any browser. */
export async function endOwnSession(ctx: Context, sessionId: string): Promise<void> {
  const { id: userId } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    const [ended] = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (!ended) throw notFound()
    const subject = { type: 'user', id: userId } as const
    await tx.audit({ action: 'user.sessions-ended', subject, before: { sessions: 1 } })
  })
}

/** Ends the actor's sessions in all other browsers. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const { actor } = ctx
  const { id } = actingUser(ctx)
  await ctx.transaction((tx) =>
    endAllSessions(tx, id, actor.type === 'person' ? { except: actor.sessionId } : {}),
  )
}
