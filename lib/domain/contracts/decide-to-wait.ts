import { contractOf } from '../billing/contract'
import { lockSubscription } from '../billing/lock-subscription'
import { saveContract } from '../billing/save-contract'
import type { Subscription } from '../billing/schema'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** Records that the agency decided to wait: decisions requested up to today are not requested again. */
export async function decideToWait(ctx: Context, id: number): Promise<Subscription> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const decidedOn = parisDay(tx.now())
    if (locked.subscription.decidedOn === decidedOn) return locked.subscription
    const { subscription } = await saveContract(tx, locked, contractOf(locked.subscription), { decidedOn })
    await tx.audit({ action: 'subscription.decided-to-wait', subject: { type: 'subscription', id } })
    return subscription
  })
}
