import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'

/** Distinguishes a password from the next one, and says nothing about it: a hash of its salted hash. */
export const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url')

/** The mark of the password that the actor's account has now. */
export async function getPasswordMark(reads: Reads): Promise<{ userId: number; passwordMark: string }> {
  const { id: userId } = actingUser(reads)
  const [user] = await reads.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw notFound()
  return { userId, passwordMark: markOf(user.passwordHash) }
}

/** Whether a browser logged in to the account of this address with the password that it still has. */
export async function isDeviceOf(
  { db }: Reads,
  { email, userId, passwordMark }: { email: string; userId: number; passwordMark: string },
): Promise<boolean> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email.toLowerCase()}`))
  return user !== undefined && markOf(user.passwordHash) === passwordMark
}
