import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '@/db/schema/sessions'
import { users } from '@/db/schema/users'
import type { Actor, Context } from '../context'

const HOUR = 3_600_000
/** Absolute: a session neither slides nor is it renewed by a token refresh. */
const REMEMBERED = 30 * 24 * HOUR
const BROWSER = 12 * HOUR

export type Session = { id: string; userId: number; expiresAt: Date; remembered: boolean }

export async function openSession(ctx: Context, userId: number, remembered: boolean): Promise<Session> {
  const expiresAt = new Date(Date.now() + (remembered ? REMEMBERED : BROWSER))
  const [row] = await ctx.db.insert(sessions).values({ userId, expiresAt }).returning({ id: sessions.id })
  if (!row) throw new Error('The session was not written')
  return { id: row.id, userId, expiresAt, remembered }
}

/** The living session's user with today's role; null when it ended. One query. */
export async function findActor(ctx: Context, sessionId: string): Promise<Actor | null> {
  const [row] = await ctx.db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())))
  return row ?? null
}

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.id, sessionId))
}

export async function endAllSessions(ctx: Context, userId: number): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
}
