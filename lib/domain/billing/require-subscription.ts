import { and, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { requireClient } from '../clients/require-client'
import type { Tx } from '../context'
import { invalidField } from '../errors'

/** Refuses a subscription that is not this client's, and first a client who does not exist. It can be neither deleted nor given
 *  to another client until the transaction ends. */
export async function requireSubscription(tx: Tx, { id, clientId }: { id: number; clientId: number }) {
  const [subscription] = await tx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.clientId, clientId)))
    .for('share')
  if (subscription) return
  await requireClient(tx, clientId)
  throw invalidField('subscriptionId', 'Cet abonnement n’est pas celui du client du site.')
}
