import { and, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { requireClient } from '../clients/require-client'
import type { Tx } from '../context'
import { invalidField } from '../errors'
import type { Subscription } from './schema'

/** A client's subscription; refuses first an unknown client, then another client's subscription. It can be neither changed nor
 *  deleted until the transaction ends. */
export async function requireSubscription(
  tx: Tx,
  { id, clientId }: { id: number; clientId: number },
): Promise<Pick<Subscription, 'status'>> {
  const [subscription] = await tx.db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.clientId, clientId)))
    .for('share')
  if (subscription) return subscription
  await requireClient(tx, clientId)
  throw invalidField('subscriptionId', 'Cet abonnement n’est pas celui du client du site.')
}
