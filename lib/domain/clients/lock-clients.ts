import { asc, inArray } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { Tx } from '../context'

/** Locks clients by id, after their websites and subscriptions and before their tickets (decision 17). */
export const lockClients = (tx: Tx, ...ids: number[]): Promise<{ id: number }[]> =>
  tx.db
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, ids))
    .orderBy(asc(clients.id))
    .for('no key update')
