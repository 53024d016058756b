import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { notFound } from '../errors'

/** Locks an account before its links and sessions: the same order everywhere prevents deadlocks. */
export async function lockAccount(tx: Tx, userId: number) {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw notFound()
  return user
}
