import fc from 'fast-check'
import { PLAN_FACTS, type PlanKey, type Rhythm } from '@/content/plan-facts'
import { beginContract } from '@/lib/domain/billing-rules/due-date'
import { periodOn, priceOn } from '@/lib/domain/billing-rules/schedule'
import type { Contract, PeriodInvoice, SubscriptionFacts } from '@/lib/domain/billing-rules/schema'
import { type Day, toDay } from '@/lib/domain/calendar'

export const listPrice = (plan: PlanKey, paymentPlan: Rhythm): number =>
  paymentPlan === 'yearly' ? PLAN_FACTS[plan].annualCents : PLAN_FACTS[plan].subscriptionCents

export const termsFor = (paymentPlan: Rhythm, plan: PlanKey = 'basic') => ({
  plan,
  paymentPlan,
  priceCents: listPrice(plan, paymentPlan),
})

/** A contract that began on a day, at the list price of Basique. */
export const contractFrom = (anchor: Day, paymentPlan: Rhythm = 'monthly'): Contract =>
  beginContract(anchor, termsFor(paymentPlan))

/** The invoice of the period that starts on a day. */
export function invoiceOn(contract: Contract, first: Day, given: Partial<PeriodInvoice> = {}): PeriodInvoice {
  const period = periodOn(contract, first)
  if (period?.first !== first) throw new Error(`No period starts on ${first}`)
  return {
    id: 1,
    kind: 'period',
    paymentPlan: contract.paymentPlan,
    ...period,
    totalCents: priceOn(contract, first),
    creditedCents: 0,
    status: 'paid',
    refusedOn: null,
    ...given,
  }
}

export const factsOf = (contract: Contract, ...invoices: PeriodInvoice[]): SubscriptionFacts => ({
  contract,
  invoices,
  lines: [],
})

export const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((at) => toDay(at.toISOString().slice(0, 10)))

export const anyRhythm = fc.constantFrom<Rhythm[]>('monthly', 'yearly')
