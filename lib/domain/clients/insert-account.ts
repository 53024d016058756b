import type { Writer } from '@/db/client'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'

type NewUser = typeof users.$inferInsert
type Terms = Pick<typeof clients.$inferInsert, 'stripeAccountId' | 'fixedFeeCents' | 'percentFee'>

/** Writes a user and their client, with the same id. The only way to write a user. */
export async function insertAccount(
  db: Writer,
  user: NewUser,
  terms: Terms = {},
): Promise<typeof users.$inferSelect> {
  const [written] = await db.insert(users).values(user).returning()
  if (!written) throw new Error('The account was not written')
  await db.insert(clients).values({ id: written.id, ownerId: written.id, ...terms })
  return written
}
