import { subscriptions } from '@/db/schema/subscriptions'
import type { Tx } from '../context'
import { rankClients } from './rank-clients'
import type { Subscription, SubscriptionInput } from './schema'

/** Writes a client's subscription, and what follows from it for their tickets. */
export async function insertSubscription(tx: Tx, input: SubscriptionInput): Promise<Subscription> {
  const [subscription] = await tx.db.insert(subscriptions).values(input).returning()
  if (!subscription) throw new Error('The subscription was not written')
  await rankClients(tx, input.clientId)
  const subject = { type: 'subscription' as const, id: subscription.id }
  await tx.audit({ action: 'subscription.created', subject, after: input })
  return subscription
}
