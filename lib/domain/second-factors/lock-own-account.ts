import { and, eq } from 'drizzle-orm'
import { sessions } from '@/db/schema/sessions'
import { lockAccount } from '../accounts/lock-account'
import type { Tx } from '../context'
import { DomainError } from '../errors'

/** Locks the actor's own account and checks its session: a session that has ended cannot change factors. */
export async function lockOwnAccount(tx: Tx) {
  const { actor } = tx
  if (actor.type !== 'person') throw new DomainError('unauthenticated')
  const account = await lockAccount(tx, actor.id)
  const [session] = await tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.id)))
  if (!session) throw new DomainError('unauthenticated')
  return { ...account, sessionId: actor.sessionId }
}

export type LockedAccount = Awaited<ReturnType<typeof lockOwnAccount>>
