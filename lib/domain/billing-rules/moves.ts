import { PLAN_FACTS } from '@/content/plan-facts'
import { addDays, type Day, periodOf } from '../calendar'
import { MIN_CENTS } from './asked'
import { daysAfter, shareByDays } from './half-up'
import { chargedCents } from './reverse-charge'
import { monthsOf, periodOn, recurrenceOf, termsOn } from './schedule'
import type { Contract, SubscriptionFacts, Terms } from './schema'
import { standingOn } from './standing'

export type Move = {
  effectiveOn: Day
  amountDueCents: number
  /** The same with VAT, where the client owes it. */
  grossCents: number
  /** The contract after the move: applied at once if the move waits, on payment otherwise. */
  contract: Contract
}

/** Only while active and neither in notice nor about to end. */
export const mayMove = (facts: SubscriptionFacts, today: Day): boolean =>
  standingOn(facts, today) === 'active' &&
  facts.contract.noticeOn === null &&
  facts.contract.endsOn === null &&
  periodOn(facts.contract, today) !== null

const NOTHING = { amountDueCents: 0, grossCents: 0 }

/** What a move to other terms, at their list price, costs today and when it takes effect. A higher price at the same rhythm takes
 *  effect at once, for the days left, today included; anything else at the next period. For contracts that `mayMove`. */
export function moveTo(
  contract: Contract,
  to: Omit<Terms, 'skippedMonths'>,
  today: Day,
  clientOwesVat?: boolean,
): Move {
  const period = periodOn(contract, today)
  if (!period) throw new RangeError(`No period runs on ${today}`)
  const now = termsOn(contract, today)
  if (to.paymentPlan === now.paymentPlan && to.priceCents > now.priceCents) {
    const left = daysAfter(addDays(today, -1), period)
    const share = shareByDays(to.priceCents - now.priceCents, left, period)
    const { vatPermille } = PLAN_FACTS[to.plan]
    const charged = chargedCents(clientOwesVat, today, { unitCents: share, vatPermille })
    return {
      effectiveOn: today,
      ...(charged < MIN_CENTS ? NOTHING : { amountDueCents: charged, grossCents: share }),
      contract: { ...contract, ...to, skippedMonths: now.skippedMonths, change: null, priceChange: null },
    }
  }
  const effectiveOn = addDays(period.last, 1)
  const n = periodOf(recurrenceOf(contract.anchor, now), today)
  const skippedMonths = now.skippedMonths + Math.max(0, n + 1) * monthsOf(now.paymentPlan)
  return {
    effectiveOn,
    ...NOTHING,
    contract: { ...contract, change: { ...to, effectiveOn, skippedMonths } },
  }
}

/** The contract after its pending move has taken effect. */
export function withChange(contract: Contract): Contract {
  if (!contract.change) return contract
  const { effectiveOn, ...terms } = contract.change
  const leadFirst = periodOn(contract, addDays(effectiveOn, -1))?.first ?? null
  return { ...contract, ...terms, leadFirst, change: null, priceChange: null }
}
