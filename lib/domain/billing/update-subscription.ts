import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { recurringLines } from '@/db/schema/recurring-lines'
import { parisDay } from '../calendar'
import { requireClient } from '../clients/require-client'
import type { Context } from '../context'
import { changedFields, type Given, sameFields } from '../given-fields'
import { requirePermission } from '../permissions/require-permission'
import { refuseWhileCovering } from './covered-websites'
import { refuseInvoiced } from './invoiced'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import type { Subscription, SubscriptionInput } from './schema'
import { addEntry } from './timeline'
import { refuseUnwritable, writeOver } from './write-over'

/** Changes some fields of a subscription; agency only. `conflict` when it would move to another client while websites are linked
 *  to it or once it has invoices, for fields that its client's automatic payments decide, and after its end. */
export async function updateSubscription(
  ctx: Context,
  { id, changes }: { id: number; changes: Given<SubscriptionInput> },
): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription, covered } = locked
    const changed = changedFields<SubscriptionInput>(subscription, changes)
    if (Object.keys(changed).length === 0) return subscription
    const { clientId = subscription.clientId, name = subscription.name } = changed
    if (changed.clientId !== undefined) {
      await requireClient(tx, clientId)
      refuseWhileCovering(covered, 'avant de le donner à un autre client')
      await refuseInvoiced(tx, id, 'il reste à son client')
      await tx.db.update(recurringLines).set({ clientId }).where(eq(recurringLines.subscriptionId, id))
    }
    const today = parisDay(tx.now())
    refuseUnwritable(subscription, changed, today)
    const { contract, restartedInvoiceId } = writeOver(await readFacts(tx, subscription), changed, today)
    if (restartedInvoiceId !== null)
      await tx.db.update(invoices).set({ refusedOn: today }).where(eq(invoices.id, restartedInvoiceId))
    const { subscription: updated } = await saveContract(tx, locked, contract, { clientId, name })
    await addEntry(tx, id, { kind: 'written', data: changed })
    await tx.audit({
      action: 'subscription.changed',
      subject: { type: 'subscription', id },
      before: sameFields<SubscriptionInput>(subscription, changed),
      after: changed,
    })
    return updated
  })
}
