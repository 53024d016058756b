import { hasEnded, interruptionDay, isInterrupted } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { mailClient } from '../notifications/mail-client'
import { contractOf } from './contract'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

/** Interrupts a subscription after its last day of service: its websites go offline. Does nothing before that day, or again. */
export async function interrupt(ctx: Context, subscriptionId: number): Promise<Subscription> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    const since = interruptionDay(facts)
    if (since === null || !isInterrupted(facts, today)) return subscription
    if (subscription.status === 'inactive' || hasEnded(facts.contract, today)) return subscription
    const { subscription: interrupted } = await saveContract(tx, locked, contractOf(subscription))
    await addEntry(tx, subscriptionId, { kind: 'interrupted', data: { since } })
    await mailClient(tx, subscription.clientId, { kind: 'service-interrupted', label: labelOf(subscription) })
    return interrupted
  })
}
