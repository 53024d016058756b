import { PLAN_FACTS, type PlanKey, planCents, type Rhythm } from '@/content/plan-facts'
import { beginContract } from '../billing-rules/due-date'
import { invoiceTotals } from '../billing-rules/invoice-totals'
import { periodOn } from '../billing-rules/schedule'
import type { ClientKind, Contract, Debit } from '../billing-rules/schema'
import { firstServiceDay, withdrawalEnds } from '../billing-rules/withdrawal'
import { addDays, type Day, type Period } from '../calendar'
import { regimeOn } from '../invoices/draft-invoice'

export type OfferTerms = {
  kind: ClientKind
  plan: PlanKey
  paymentPlan: Rhythm
  /** By a box of its own; only a consumer's right to withdraw makes a difference. */
  startsAtOnce: boolean
}

/** What a contract that is concluded on a day leads to. */
export type Offer = OfferTerms & {
  /** Of one period, VAT included. */
  priceCents: number
  vatPermille: number
  vatCents: number
  firstDay: Day
  firstPeriod: Period
  /** With the conclusion. */
  payNowCents: number
  nextDebit: Debit
  /** The last day of a consumer's right to withdraw. */
  withdrawalUntil: Day | null
  contract: Contract
}

/** The firm offer of a plan at its list price, as it stands on a day. */
export function offerOn(today: Day, terms: OfferTerms): Offer {
  const { kind, plan, paymentPlan, startsAtOnce } = terms
  const priceCents = planCents(plan, paymentPlan)
  const { vatPermille } = PLAN_FACTS[plan]
  const firstDay = firstServiceDay(kind, today, startsAtOnce)
  const contract = beginContract(firstDay, { plan, paymentPlan, priceCents })
  const firstPeriod = periodOn(contract, firstDay)
  if (!firstPeriod) throw new Error('A contract begins with a period')
  const beginsNow = firstDay === today
  return {
    ...terms,
    ...{ priceCents, vatPermille, firstDay, firstPeriod, contract },
    vatCents: invoiceTotals([{ quantity: 1, unitCents: priceCents, vatPermille }], regimeOn(today)).vatCents,
    payNowCents: beginsNow ? priceCents : 0,
    nextDebit: { date: beginsNow ? addDays(firstPeriod.last, 1) : firstDay, amountCents: priceCents },
    withdrawalUntil: kind === 'consumer' ? withdrawalEnds(today) : null,
  }
}
