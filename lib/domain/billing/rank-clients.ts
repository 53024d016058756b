import { asc, inArray } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { rankTickets } from '../tickets/plan-rank'

/** Gives the tickets of these clients the rank of now. Their rows are locked first, always in the same order: of two
 *  changes to a client's subscriptions at once, the later one sees the other. */
export async function rankClients(tx: Tx, ...userIds: number[]): Promise<void> {
  const clients = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update')
  for (const { id } of clients) await rankTickets(tx, id)
}
