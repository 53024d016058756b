import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { UserInfo } from './schema'

/** What the signed-in person may see of their own account. */
export async function getOwnInfo(reads: Reads): Promise<UserInfo> {
  const { id, clientId } = actingUser(reads)
  const [row] = await reads.db
    .select({
      id: users.id,
      color: users.color,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      stripeAccountId: clients.stripeAccountId,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(eq(users.id, id))
  if (!row) throw notFound()
  const { stripeAccountId, emailConfirmedAt, ...user } = row
  return { ...user, hasPaymentAccount: stripeAccountId !== null, emailConfirmed: emailConfirmedAt !== null }
}
