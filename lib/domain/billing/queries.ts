import { and, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsSubscription } from '../permissions/scopes'
import type { Subscription } from './schema'

export const subscriptionColumns = {
  id: subscriptions.id,
  clientId: subscriptions.clientId,
  name: subscriptions.name,
  plan: subscriptions.plan,
  paymentPlan: subscriptions.paymentPlan,
  priceCents: subscriptions.priceCents,
  dueDate: subscriptions.dueDate,
  status: subscriptions.status,
}

/** A subscription of the actor, or any for an administrator. */
export async function getSubscription(reads: Reads, id: number): Promise<Subscription> {
  actingUser(reads)
  const [subscription] = await reads.db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), ownsSubscription(reads)))
  if (!subscription) throw notFound()
  return subscription
}
