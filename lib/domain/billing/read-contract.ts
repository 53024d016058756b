import { and, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsSubscription } from '../permissions/scopes'
import type { SubscriptionRow } from './contract'
import { readFacts } from './read-facts'

export type FoundContract = { subscription: SubscriptionRow; facts: SubscriptionFacts }

/** A subscription of the actor, or any for an administrator, with the facts its dates follow from: for previews. Changes start
 *  with `lockSubscription`. */
export async function readContract(reads: Reads, id: number): Promise<FoundContract> {
  actingUser(reads)
  const [subscription] = await reads.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), ownsSubscription(reads)))
  if (!subscription) throw notFound()
  return { subscription, facts: await readFacts(reads, subscription) }
}
