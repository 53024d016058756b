import { asc, inArray } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { rankTickets } from '../tickets/plan-rank'

/** Updates the ranks of these clients' tickets. Their rows are locked first, always in the same order: of two changes to a
 *  client's subscriptions or sites at once, the later one sees the other. */
export async function rankClients(tx: Tx, ...userIds: number[]): Promise<void> {
  for (const { id } of await lockClients(tx, ...userIds)) await rankTickets(tx, id)
}

/** Before a change that itself writes to their tickets: their rows are locked before any of a ticket. */
export const lockClients = (tx: Tx, ...userIds: number[]) =>
  tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update')
