import { PLAN_FACTS, type PlanKey, planCents, type Rhythm } from '@/content/plan-facts'
import { beginContract } from '../billing-rules/due-date'
import { invoiceTotals, type VatRegime } from '../billing-rules/invoice-totals'
import { chargedCents, isReverseCharge, regimeOn } from '../billing-rules/reverse-charge'
import { periodOn } from '../billing-rules/schedule'
import type { ClientKind, Contract, Debit } from '../billing-rules/schema'
import { firstServiceDay, withdrawalEnds } from '../billing-rules/withdrawal'
import { addDays, type Day, type Period } from '../calendar'

export type OfferTerms = {
  kind: ClientKind
  plan: PlanKey
  paymentPlan: Rhythm
  /** By a separate checkbox; only matters with a consumer's right to withdraw. */
  startsAtOnce: boolean
  /** The client owes the VAT. */
  owesVat?: boolean
}

/** The effects of concluding a contract on a day. */
export type Offer = OfferTerms & {
  /** Of one period, VAT included. */
  priceCents: number
  vatPermille: number
  vatCents: number
  /** The regime of its first period's invoice. */
  regime: VatRegime
  firstDay: Day
  firstPeriod: Period
  /** Due on conclusion. */
  payNowCents: number
  nextDebit: Debit
  /** The last day of a consumer's right to withdraw. */
  withdrawalUntil: Day | null
  contract: Contract
}

/** The firm offer of a plan at its list price, as it stands on a day. */
export function offerOn(today: Day, terms: OfferTerms): Offer {
  const { kind, plan, paymentPlan, startsAtOnce, owesVat } = terms
  const priceCents = planCents(plan, paymentPlan)
  const { vatPermille } = PLAN_FACTS[plan]
  const firstDay = firstServiceDay(kind, today, startsAtOnce)
  const contract = beginContract(firstDay, { plan, paymentPlan, priceCents })
  const firstPeriod = periodOn(contract, firstDay)
  if (!firstPeriod) throw new Error('A contract begins with a period')
  const beginsNow = firstDay === today
  const line = { unitCents: priceCents, vatPermille }
  const amountCents = chargedCents(owesVat, today, line)
  const regime: VatRegime = isReverseCharge(owesVat, today) ? 'reverse_charge' : regimeOn(today)
  return {
    ...terms,
    ...{ priceCents, vatPermille, firstDay, firstPeriod, contract, regime },
    vatCents: invoiceTotals([{ ...line, quantity: 1 }], regime).vatCents,
    payNowCents: beginsNow ? amountCents : 0,
    nextDebit: { date: beginsNow ? addDays(firstPeriod.last, 1) : firstDay, amountCents },
    withdrawalUntil: kind === 'consumer' ? withdrawalEnds(today) : null,
  }
}
