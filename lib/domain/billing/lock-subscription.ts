import { and, asc, eq, sql } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { actingUser, isJob, type Tx } from '../context'
import { notFound } from '../errors'
import { ownsSubscription, ownsWebsite } from '../permissions/scopes'
import type { SubscriptionRow } from './contract'

/** A website that a subscription covers. */
export type CoveredWebsite = Pick<typeof websites.$inferSelect, 'id' | 'name' | 'status' | 'inactiveBy'>

export type LockedSubscription = { subscription: SubscriptionRow; covered: CoveredWebsite[] }

/** A subscription of the actor (any for an administrator or a job) and the websites it covers, locked until the transaction ends:
 *  every change to it starts here. Websites are locked first (decision 17). If one is linked or unlinked while waiting for the
 *  last lock, all locks are released and taken again. */
export async function lockSubscription(tx: Tx, id: number): Promise<LockedSubscription> {
  if (!isJob(tx)) actingUser(tx)
  while (true) {
    await tx.db.execute(sql`savepoint coverage`)
    const covered = await readCovered(tx, id).for('update')
    const subscription = await lockStandalone(tx, id)
    if (haveSameIds(covered, await readCovered(tx, id))) return { subscription, covered }
    await tx.db.execute(sql`rollback to savepoint coverage`)
  }
}

const readCovered = (tx: Tx, id: number) =>
  tx.db
    .select({
      id: websites.id,
      name: websites.name,
      status: websites.status,
      inactiveBy: websites.inactiveBy,
    })
    .from(websites)
    .where(and(eq(websites.subscriptionId, id), isJob(tx) ? undefined : ownsWebsite(tx)))
    .orderBy(asc(websites.id))

async function lockStandalone(tx: Tx, id: number): Promise<SubscriptionRow> {
  const [subscription] = await tx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isJob(tx) ? undefined : ownsSubscription(tx)))
    .for('update')
  if (!subscription) throw notFound()
  return subscription
}

const haveSameIds = (some: CoveredWebsite[], others: CoveredWebsite[]) =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join()
