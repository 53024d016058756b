import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'

/** How a website is paid (terms 3). */
export const FORMULAS = ['one_time', 'subscription', 'one_time_and_subscription'] as const
export type Formula = (typeof FORMULAS)[number]

/** What is stored of a website's formula and dates; null where the agency has not set it. */
export type FormulaFacts = {
  formula: Formula | null
  developmentPaidOn: Day | null
  firstDeliveredOn: Day | null
  /** The handover of source, licence and domain code. */
  handedOverOn: Day | null
}

/** `owner`: since the development was paid in full. `tenant`: of a subscription-only website. `buyer`: becomes its owner with the
 *  last payment. Null if unknown. */
export type Holding = 'owner' | 'tenant' | 'buyer' | null

export function holdingOf({ formula, developmentPaidOn }: FormulaFacts, today: Day): Holding {
  if (developmentPaidOn !== null && developmentPaidOn <= today) return 'owner'
  if (formula === null) return null
  return formula === 'subscription' ? 'tenant' : 'buyer'
}

/** The last day of the warranty: six months after the first delivery (terms 8.1), at the end of a shorter month. */
export const warrantyEnds = (firstDeliveredOn: Day): Day => addMonths(firstDeliveredOn, TERMS.warrantyMonths)

/** What covers a bug fix. `subscription`: while the website is subscribed; `until`: the last day of the warranty that remains
 *  after it, null without. `over`: since that day. `unknown`: not delivered yet, or nothing is stored. */
export type Coverage =
  | { by: 'subscription'; until: Day | null }
  | { by: 'warranty'; until: Day }
  | { by: 'over'; until: Day }
  | { by: 'unknown' }

export function coverageOf(
  { firstDeliveredOn }: Pick<FormulaFacts, 'firstDeliveredOn'>,
  { isSubscribed, today }: { isSubscribed: boolean; today: Day },
): Coverage {
  const ends = firstDeliveredOn === null || firstDeliveredOn > today ? null : warrantyEnds(firstDeliveredOn)
  const left = ends !== null && today <= ends ? ends : null
  if (isSubscribed) return { by: 'subscription', until: left }
  if (left !== null) return { by: 'warranty', until: left }
  return ends === null ? { by: 'unknown' } : { by: 'over', until: ends }
}
