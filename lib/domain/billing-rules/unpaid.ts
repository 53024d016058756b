import type { Rhythm } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import { addDays, addMonths, type Day } from '../calendar'

/** Days after the first refusal. */
const TRIES: Record<Rhythm, readonly number[]> = { monthly: [2, 4, 6], yearly: [3, 7, 14, 21, 28] }
const REMINDER = { monthlyAfterRefusal: 5, yearlyBeforeEnd: 7 }
const DECISION_DAYS = 60
const REFUSALS = { count: 3, withinMonths: 12 }
const MANUAL_DUE_DAYS = 14

export type Deadlines = {
  tries: Day[]
  reminderOn: Day
  lastServiceDay: Day
  /** The first day without service. */
  interruptedOn: Day
  /** The agency is asked to decide. */
  decideOn: Day
}

/** When the agency is asked to decide, after a first day without service. */
export const decisionDay = (interruptedOn: Day): Day => addDays(interruptedOn, DECISION_DAYS)

/** What follows the first refusal of an invoice that stays unpaid. */
export function deadlinesOf(firstRefusal: Day, paymentPlan: Rhythm): Deadlines {
  const isYearly = paymentPlan === 'yearly'
  const lastServiceDay = isYearly
    ? addMonths(firstRefusal, TERMS.graceMonthsYearly)
    : addDays(firstRefusal, 7 * TERMS.graceWeeksMonthly)
  const interruptedOn = addDays(lastServiceDay, 1)
  return {
    tries: TRIES[paymentPlan].map((days) => addDays(firstRefusal, days)),
    reminderOn: isYearly
      ? addDays(lastServiceDay, -REMINDER.yearlyBeforeEnd)
      : addDays(firstRefusal, REMINDER.monthlyAfterRefusal),
    lastServiceDay,
    interruptedOn,
    decideOn: decisionDay(interruptedOn),
  }
}

/** `final`: refused permanently, or no usable method. `authentication`: the bank requires the client. */
export type Refusal = 'retryable' | 'final' | 'authentication'

/** The retries left after a day. Only a new method, itself an attempt, follows a refusal that is not retryable. */
export const remainingTries = (deadlines: Deadlines, lastRefusal: Refusal, after: Day): Day[] =>
  lastRefusal === 'retryable' ? deadlines.tries.filter((day) => day > after) : []

/** Whether the latest first refusal, one per invoice, is the third within twelve months. */
export function isThirdRefusal(firstRefusals: readonly Day[]): boolean {
  const latest = firstRefusals.toSorted().at(-1)
  if (latest === undefined) return false
  const recent = firstRefusals.filter((day) => addMonths(day, REFUSALS.withinMonths) > latest)
  return recent.length >= REFUSALS.count
}

/** The due date of a manually paid invoice, and the day that counts as its first refusal. */
export function manualDeadlines(issuedOn: Day): { dueOn: Day; refusedOn: Day } {
  const dueOn = addDays(issuedOn, MANUAL_DUE_DAYS)
  return { dueOn, refusedOn: addDays(dueOn, 1) }
}
