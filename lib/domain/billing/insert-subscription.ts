import { subscriptions } from '@/db/schema/subscriptions'
import { parisDay } from '../calendar'
import type { Tx } from '../context'
import { contractColumns, writtenContract } from './contract'
import { rankClients } from './rank-clients'
import type { Subscription, SubscriptionInput } from './schema'
import { addEntry } from './timeline'

/** Writes a client's subscription, and updates their tickets' ranks. It is paid manually, and counts as paid until the day before
 *  its due date. */
export async function insertSubscription(tx: Tx, input: SubscriptionInput): Promise<Subscription> {
  const [subscription] = await tx.db
    .insert(subscriptions)
    .values({ ...input, ...contractColumns(writtenContract(input, parisDay(tx.now()))) })
    .returning()
  if (!subscription) throw new Error('The subscription was not written')
  await rankClients(tx, input.clientId)
  const { id, plan, paymentPlan, priceCents, dueDate, status } = subscription
  await addEntry(tx, id, { kind: 'created', data: { plan, paymentPlan, priceCents, dueDate, status } })
  await tx.audit({ action: 'subscription.created', subject: { type: 'subscription', id }, after: input })
  return subscription
}
