import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { contractOffers } from '@/db/schema/contract-offers'
import type { SubscriptionRow } from '../billing/contract'
import { readClientKind } from '../billing/may-end-at-once'
import { readContract } from '../billing/read-contract'
import { readLineInvoices } from '../billing/read-line-invoices'
import type { DayRefund } from '../billing-rules/provider-end'
import type { SubscriptionFacts } from '../billing-rules/schema'
import { hasEnded } from '../billing-rules/standing'
import { mayWithdraw, refundsByWithdrawal, withdrawalEnds } from '../billing-rules/withdrawal'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'

export type Withdrawal = { until: Day; refunds: DayRefund[] }

/** The effects of a withdrawal on a day; null without the right to it, which consumers have for contracts concluded online. */
export async function withdrawalOn(
  reads: Pick<Reads, 'db'>,
  { subscription, facts }: { subscription: SubscriptionRow; facts: SubscriptionFacts },
  on: Day,
): Promise<Withdrawal | null> {
  const { id, clientId, concludedOn, startsAtOnce } = subscription
  if (concludedOn === null || hasEnded(facts.contract, on)) return null
  const kind = (await concludedAs(reads, id)) ?? (await readClientKind(reads, clientId))
  if (!mayWithdraw(kind, concludedOn, on)) return null
  // Nothing is refunded of an earlier contract, before the client subscribed again.
  const invoiced = [...facts.invoices, ...(await readLineInvoices(reads, id))]
  const ofContract = invoiced.filter(({ first }) => first >= concludedOn)
  return {
    until: withdrawalEnds(concludedOn),
    refunds: refundsByWithdrawal(ofContract, { on, asksForWork: startsAtOnce === true }),
  }
}

/** The same for today, of a subscription of the actor: the deadline and the refund. */
export async function previewWithdrawal(
  reads: Reads,
  id: number,
): Promise<{ until: Day; refundCents: number } | null> {
  const found = await readContract(reads, id)
  const withdrawal = await withdrawalOn(reads, found, parisDay(reads.now()))
  if (!withdrawal) return null
  const paid = withdrawal.refunds.filter(({ isPaid }) => isPaid)
  return { until: withdrawal.until, refundCents: paid.reduce((sum, { cents }) => sum + cents, 0) }
}

/** The client's kind at the conclusion: a later change takes no right away. */
async function concludedAs({ db }: Pick<Reads, 'db'>, subscriptionId: number) {
  const [offer] = await db
    .select({ kind: contractOffers.clientKind })
    .from(contractOffers)
    .where(and(eq(contractOffers.subscriptionId, subscriptionId), isNotNull(contractOffers.concludedAt)))
    .orderBy(desc(contractOffers.id))
    .limit(1)
  return offer?.kind ?? null
}
