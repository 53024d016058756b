import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'

/** The actor's row, password hash included: for verbs, never to be returned as is. */
export async function getOwnUser(reads: Reads): Promise<typeof users.$inferSelect> {
  const { id } = actingUser(reads)
  const [user] = await reads.db.select().from(users).where(eq(users.id, id))
  if (!user) throw notFound()
  return user
}
