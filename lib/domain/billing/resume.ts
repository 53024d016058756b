import { hasEnded, isInterrupted } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { mailClient } from '../notifications/mail-client'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

/** Resumes an interrupted subscription when nothing keeps it interrupted, as after a credit note. First days that passed until
 *  then are never invoiced. A payment does this itself (`recordPayment`). */
export async function resume(ctx: Context, subscriptionId: number): Promise<Subscription> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    if (subscription.status !== 'inactive' || isInterrupted(facts, today)) return subscription
    if (hasEnded(facts.contract, today)) return subscription
    const contract = { ...facts.contract, invoiceFrom: today }
    const { subscription: resumed } = await saveContract(tx, locked, contract)
    await addEntry(tx, subscriptionId, { kind: 'resumed', data: {} })
    await mailClient(tx, subscription.clientId, { kind: 'service-restored', label: labelOf(subscription) })
    return resumed
  })
}
