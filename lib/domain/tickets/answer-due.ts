import { ANSWER_TARGETS } from '@/content/answer-targets'
import { brand } from '@/content/brand'
import { addDays, parisDay, parisInstant, weekdayOf } from '../calendar'
import type { Week } from '../leads/policy'

const TARGETS = [ANSWER_TARGETS.enterprise, ANSWER_TARGETS.premium]
/** The place of a rank's plan, with or without priority. */
export const placeOf = (planRank: number): number => Math.ceil(planRank) + 0

/** In opening days, by the rank of a plan: see plan-rank.ts. */
export const answerTarget = (planRank: number): number => TARGETS[placeOf(planRank)] ?? ANSWER_TARGETS.others

/** When a request's first answer is due: closing time of the last opening day within the plan's target. */
export function answerDue(createdAt: Date, planRank: number, week: Week = brand.hours.week): Date {
  let left = answerTarget(planRank)
  let day = parisDay(createdAt)
  for (;;) {
    day = addDays(day, 1)
    const hours = week[weekdayOf(day)]
    if (!hours) continue
    left -= 1
    if (left === 0) return parisInstant(day, hours[1])
  }
}
