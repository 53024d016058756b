import { ANSWER_TARGETS } from '@/content/answer-targets'
import { brand } from '@/content/brand'
import type { Week } from '../leads/policy'
import { parisDay } from '../paris-day'

const DAY_MS = 24 * 60 * 60 * 1000
const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })

/** In opening days, by the rank of a plan: see plan-rank.ts. */
const TARGETS = [ANSWER_TARGETS.enterprise, ANSWER_TARGETS.premium]

/** Until when a request should have its first answer: closing time of the last opening day that the plan's target gives. */
export function answerDue(createdAt: Date, planRank: number, week: Week = brand.hours.week): Date {
  let left = TARGETS[planRank] ?? ANSWER_TARGETS.others
  // The calendar's days as UTC ones, which all have 24 hours.
  let at = Date.parse(parisDay(createdAt))
  for (;;) {
    at += DAY_MS
    const hours = week[new Date(at).getUTCDay()]
    if (!hours) continue
    left -= 1
    if (left === 0) return inParis(at, hours[1])
  }
}

/** The instant of an hour of a Paris day, which is given as the UTC one. */
function inParis(utcDay: number, hour: number): Date {
  const guess = utcDay + hour * 60 * 60 * 1000
  const name = offset.formatToParts(guess).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * 60 * 1000
  return new Date(sign === '-' ? guess + shift : guess - shift)
}
