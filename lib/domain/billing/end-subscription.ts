import { isAsked } from '../billing-rules/asked'
import { firstDaysToInvoice } from '../billing-rules/debits'
import { endByInterruption } from '../billing-rules/notice'
import { lineProgress } from '../billing-rules/recurring'
import type { PeriodInvoice, SubscriptionFacts } from '../billing-rules/schema'
import { hasEnded } from '../billing-rules/standing'
import { type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { mailClient } from '../notifications/mail-client'
import { closeLines } from './close-lines'
import { dropMoves } from './drop-moves'
import { labelOf } from './label'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract } from './save-contract'
import type { Subscription } from './schema'
import { addEntry } from './timeline'

/** What the client still owes. */
const dueCentsOf = (invoices: readonly PeriodInvoice[]): number =>
  invoices
    .filter((invoice) => invoice.status === 'issued' && isAsked(invoice))
    .reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0)

const hasLineToBegin = (facts: SubscriptionFacts, today: Day): boolean =>
  facts.lines.some((line) => lineProgress(line, facts, today).firstDays.length > 0)

/** Applies the end of a contract after its last day: its websites go offline, its client is notified. During a notice, an
 *  interruption that outlasts its period is the end too. Does nothing before that day, or again. For the daily job. */
export async function endSubscription(ctx: Context, subscriptionId: number): Promise<Subscription> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const facts = await readFacts(tx, subscription)
    const endsOn = endByInterruption(facts, today) ?? subscription.endsOn
    const contract = { ...facts.contract, endsOn }
    if (endsOn === null || subscription.endedAt !== null || !hasEnded(contract, today)) return subscription
    // Days missed by the job are invoiced first: after the end they never would be.
    if (firstDaysToInvoice({ ...facts, contract }, today).length > 0) return subscription
    if (hasLineToBegin({ ...facts, contract }, today)) return subscription
    const endReason = subscription.endReason ?? 'notice'
    await dropMoves(tx, subscriptionId)
    await closeLines(tx, { subscriptionId, endsOn })
    const { subscription: ended } = await saveContract(tx, locked, contract, { endReason, endedAt: tx.now() })
    await addEntry(tx, subscriptionId, { kind: 'ended', data: { endsOn, reason: endReason } })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'subscription-ended', label: labelOf(subscription), lastDay: endsOn },
      dueCents: dueCentsOf(facts.invoices),
    })
    return ended
  })
}
