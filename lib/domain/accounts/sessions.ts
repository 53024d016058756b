import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clients } from '@/db/schema/clients'
import { sessions } from '@/db/schema/sessions'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Person, type Reads, type Tx } from '../context'
import { can } from '../permissions/policy'
import { prepareStatement } from '../prepare-statement'
import type { OwnSession } from './schema'

const HOUR = 3_600_000
/** Absolute: neither activity nor a token refresh extends a session. */
const REMEMBERED = 30 * 24 * HOUR
const BROWSER = 12 * HOUR

export type Session = { id: string; userId: number; expiresAt: Date; remembered: boolean }

/** `formerSession`: the browser's previous session, which ends. `userAgent`: as the browser sends it. */
export type Browser = { formerSession?: string | undefined; userAgent?: string | undefined }

type Opening = Browser & {
  userId: number
  remembered: boolean
  /** The factor given in addition to, or instead of, the password. */
  factor?: 'code' | 'passkey' | null
}

const LONGEST_USER_AGENT = 300

/** Opens a session for a user whose account was just created. */
export const openSession = (ctx: Context, opening: Opening): Promise<Session> =>
  ctx.transaction((tx) => writeSession(tx, opening))

/** The same after a password check, in the transaction that ensures the password is still current. */
export async function writeSession(tx: Tx, opening: Opening): Promise<Session> {
  const { userId, remembered, formerSession, factor = null } = opening
  const userAgent = (opening.userAgent ?? '').slice(0, LONGEST_USER_AGENT)
  const expiresAt = new Date(tx.now().getTime() + (remembered ? REMEMBERED : BROWSER))
  const [row] = await tx.db
    .insert(sessions)
    .values({ userId, userAgent, expiresAt })
    .returning({ id: sessions.id })
  if (!row) throw new Error('The session was not written')
  await tx.audit({
    action: 'user.logged-in',
    subject: { type: 'user', id: userId },
    after: { remembered, ...(factor && { factor }) },
  })
  if (formerSession) await deleteSession(tx, formerSession)
  return { id: row.id, userId, expiresAt, remembered }
}

const viewed = alias(users, 'viewed')

/** Prepared because every request of a signed-in person runs it. */
const userOfSession = prepareStatement('user_of_session', ({ db }) => {
  const now = sql.placeholder('now')
  return (
    db
      .select({
        id: users.id,
        role: users.role,
        sessionId: sessions.id,
        secondFactorAt: users.secondFactorAt,
        viewedId: viewed.id,
        ownerId: clients.ownerId,
        clientId: clients.id,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        viewed,
        and(eq(viewed.id, sessions.viewedUserId), eq(viewed.role, 'USER'), gt(sessions.viewEndsAt, now)),
      )
      // A row for the user's own client, and one for the client they view.
      .innerJoin(clients, sql`${clients.ownerId} in (${users.id}, ${viewed.id})`)
      .where(and(eq(sessions.id, sql.placeholder('sessionId')), gt(sessions.expiresAt, now)))
  )
})

/** The user of an active session, with their current role; null without one. While an administrator views a client, that client,
 *  with `viewedBy`. One query. */
export async function findActor(ctx: Context, sessionId: string): Promise<Person | null> {
  const rows = await userOfSession(ctx).execute({ sessionId, now: ctx.now() })
  const own = rows.find(({ id, ownerId }) => ownerId === id)
  if (!own) return null
  const { secondFactorAt, viewedId, ownerId: _, ...person } = own
  const lacksFactor = ctx.staffNeedsFactor && person.role !== 'USER' && !secondFactorAt
  const seen = rows.find(({ ownerId }) => ownerId === viewedId)
  if (seen && !lacksFactor && can(person, 'users.view')) {
    const { ownerId: id, clientId } = seen
    return { type: 'person', id, role: 'USER', clientId, sessionId, viewedBy: person.id }
  }
  return { type: 'person', ...person, ...(lacksFactor && { lacksFactor }) }
}

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.transaction((tx) => deleteSession(tx, sessionId))
}

async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  const [ended] = await tx.db
    .delete(sessions)
    .where(eq(sessions.id, sessionId))
    .returning({ userId: sessions.userId })
  if (ended) await tx.audit({ action: 'user.logged-out', subject: { type: 'user', id: ended.userId } })
}

/** The actor's active sessions: this one first, then the latest. */
export async function listOwnSessions(reads: Reads): Promise<OwnSession[]> {
  const { id } = actingUser(reads)
  const rows = await reads.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, reads.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MAX_LISTED)
  const current = reads.actor.type === 'person' ? reads.actor.sessionId : null
  return rows
    .map(({ id, userAgent, createdAt }) => ({ id, userAgent, createdAt, isCurrent: id === current }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

const MAX_LISTED = 100

/** Ends every session of an account, except one to keep. Called after the password or factors were written, so that a concurrent
 *  log-in either has its session ended here or finds the new password. */
export async function endAllSessions(
  tx: Tx,
  userId: number,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const own = eq(sessions.userId, userId)
  const ended = await tx.db
    .delete(sessions)
    .where(except === undefined ? own : and(own, ne(sessions.id, except)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return
  const subject = { type: 'user', id: userId } as const
  await tx.audit({ action: 'user.sessions-ended', subject, before: { sessions: ended.length } })
}

/** Ends all but the latest sessions of a locked account; expired ones go first. */
export async function endOldestSessions(tx: Tx, userId: number, kept: number): Promise<void> {
  const tooMany = tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(gt(sessions.expiresAt, tx.now())), desc(sessions.createdAt), desc(sessions.id))
    .offset(kept)
  const ended = await tx.db
    .delete(sessions)
    .where(inArray(sessions.id, tooMany))
    .returning({ id: sessions.id })
  if (ended.length === 0) return
  const subject = { type: 'user', id: userId } as const
  await tx.audit({ action: 'user.sessions-ended', subject, before: { sessions: ended.length } })
}

/** For the nightly job: deletes expired sessions. */
export async function deleteExpiredSessions(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(sessions).where(lt(sessions.expiresAt, tx.now()))
  })
}
