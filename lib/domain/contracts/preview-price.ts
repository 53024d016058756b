import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { contractOf } from '../billing/contract'
import { labelOf } from '../billing/label'
import { type PriceSkip, priceEffectiveOn, priceSkipOf } from '../billing-rules/price-change'
import { termsOn } from '../billing-rules/schedule'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** The subscriptions whose price changes: some, or all running ones of a plan and rhythm, since a price is that of one period. */
export type PriceTarget = { subscriptionIds: number[] } | { plan: PlanKey; paymentPlan: Rhythm }

export const targeted = (target: PriceTarget): SQL | undefined =>
  'plan' in target
    ? and(
        ...[eq(subscriptions.plan, target.plan), eq(subscriptions.paymentPlan, target.paymentPlan)],
        isNull(subscriptions.endedAt),
      )
    : inArray(subscriptions.id, target.subscriptionIds)

export type ConcernedByPrice = {
  id: number
  label: string
  clientId: number
  clientName: string
  oldCents: number
  effectiveOn: Day
  /** Why it is left out; null if the price affects it. */
  skip: PriceSkip | null
}

/** Whom a new price announced today would affect, and from when. */
export async function previewPrice(
  reads: Reads,
  { target, priceCents }: { target: PriceTarget; priceCents: number },
): Promise<ConcernedByPrice[]> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  const rows = await reads.db
    .select({ subscription: subscriptions, firstName: users.firstName, lastName: users.lastName })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.clientId))
    .where(targeted(target))
    .orderBy(asc(subscriptions.id))
  return rows.map(({ subscription, firstName, lastName }) => {
    const contract = contractOf(subscription)
    return {
      id: subscription.id,
      label: labelOf(subscription),
      clientId: subscription.clientId,
      clientName: `${firstName} ${lastName}`,
      oldCents: termsOn(contract, today).priceCents,
      effectiveOn: priceEffectiveOn(contract, today),
      skip: priceSkipOf(contract, priceCents, today),
    }
  })
}
