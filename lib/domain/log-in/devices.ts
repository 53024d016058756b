import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { knownBrowsers } from '@/db/schema/known-browsers'
import { users } from '@/db/schema/users'
import { endOldestSessions } from '../accounts/sessions'
import { actingUser, type Context, type Reads } from '../context'
import { notFound } from '../errors'

/** Known browsers per account; the one with the oldest log-in is dropped. Each has its own count of failures. */
const MAX_KNOWN = 20
export const KNOWN_DAYS = 180

type Credentials = { passwordHash: string; secondFactorAt: Date | null }

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Identifies a password without revealing it: a hash of its salted hash. */
export const passwordMarkOf = (passwordHash: string) => hashed(passwordHash)

/** The same for password and second factor: a browser that logged in before there was one must not guess codes. */
export const markOf = ({ passwordHash, secondFactorAt }: Credentials) =>
  hashed(`${passwordHash} ${secondFactorAt?.toISOString() ?? ''}`)

const CREDENTIALS = { passwordHash: users.passwordHash, secondFactorAt: users.secondFactorAt }

/** The hash of the actor's current password and second factor. */
export async function getOwnMark(reads: Reads): Promise<{ userId: number; passwordMark: string }> {
  const user = await readOwn(reads)
  return { userId: user.id, passwordMark: markOf(user) }
}

/** The hash of the actor's current password. */
export async function getOwnPasswordMark(reads: Reads): Promise<{ userId: number; passwordMark: string }> {
  const user = await readOwn(reads)
  return { userId: user.id, passwordMark: passwordMarkOf(user.passwordHash) }
}

async function readOwn(reads: Reads) {
  const { id } = actingUser(reads)
  const [user] = await reads.db
    .select({ id: users.id, ...CREDENTIALS })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw notFound()
  return user
}

/** Whether a browser logged in to the account of this address with its current password and second factor. */
export async function isDeviceOf(
  { db }: Reads,
  { email, userId, passwordMark }: { email: string; userId: number; passwordMark: string },
): Promise<boolean> {
  const [user] = await db
    .select(CREDENTIALS)
    .from(users)
    .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email.toLowerCase()}`))
  return user !== undefined && markOf(user) === passwordMark
}

/** Whether the browser still is one of those that are remembered for the account. */
export async function isRemembered(
  { db }: Reads,
  { id, userId }: { id: string; userId: number },
): Promise<boolean> {
  const [known] = await db
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.id, id), eq(knownBrowsers.userId, userId)))
  return known !== undefined
}

/** Records a browser's log-in to the account, if that still exists. Only the latest `maxSessions` of its sessions are kept. */
export async function recordBrowser(
  ctx: Context,
  { id, userId, maxSessions }: { id: string; userId: number; maxSessions: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    // One log-in per account at a time, so that no two delete the same rows.
    const [user] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (!user) return
    const usedAt = tx.now()
    await tx.db
      .insert(knownBrowsers)
      .values({ id, userId, usedAt })
      .onConflictDoUpdate({ target: knownBrowsers.id, set: { userId, usedAt } })
    const tooMany = tx.db
      .select({ id: knownBrowsers.id })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, userId))
      .orderBy(desc(knownBrowsers.usedAt), desc(knownBrowsers.id))
      .offset(MAX_KNOWN)
    await tx.db.delete(knownBrowsers).where(inArray(knownBrowsers.id, tooMany))
    await endOldestSessions(tx, userId, maxSessions)
  })
}

/** For the nightly job: deletes the browsers whose cookie has expired. */
export async function deleteForgottenBrowsers(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const oldest = new Date(tx.now().getTime() - KNOWN_DAYS * 86_400_000)
    await tx.db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, oldest))
  })
}
