import type { Day } from '../calendar'
import type { SubscriptionFacts } from './schema'
import { interruptionDay } from './standing'
import { decisionDay, isThirdRefusal } from './unpaid'

/** A decision that the agency has to take, because nothing ends automatically. `on`: the day of the third refusal within twelve
 *  months, or 60 days after an interruption. */
export type Decision = { why: 'interrupted' | 'third_refusal'; on: Day }

/** The decisions due for a contract without a fixed end. `decidedOn`: the day up to which the agency chose to wait. */
export function decisionsDue(facts: SubscriptionFacts, decidedOn: Day | null, today: Day): Decision[] {
  if (facts.contract.endsOn !== null) return []
  return [...thirdRefusal(facts), ...longInterruption(facts)].filter(
    ({ on }) => on <= today && (decidedOn === null || on > decidedOn),
  )
}

function thirdRefusal({ invoices }: SubscriptionFacts): Decision[] {
  const refusals = invoices.flatMap(({ kind, refusedOn }) =>
    kind === 'period' && refusedOn !== null ? [refusedOn] : [],
  )
  const on = refusals.toSorted().at(-1)
  return on !== undefined && isThirdRefusal(refusals) ? [{ why: 'third_refusal', on }] : []
}

function longInterruption(facts: SubscriptionFacts): Decision[] {
  const since = interruptionDay(facts)
  return since === null ? [] : [{ why: 'interrupted', on: decisionDay(since) }]
}
