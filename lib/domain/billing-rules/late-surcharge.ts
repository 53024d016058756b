import Fraction from 'fraction.js'
import { LEGAL_RATES } from '@/content/legal-rates'
import { TERMS } from '@/content/terms'
import { addDays, type Day, daysBetween } from '../calendar'
import type { ClientKind } from './schema'

/** Times the legal rate, owed by professionals: article L. 441-10 of the Code de commerce. */
export const PROFESSIONAL_FACTOR = 3

type Late = {
  kind: ClientKind
  /** What was not paid in time. */
  dueCents: number
  dueOn: Day
  /** The day of payment, or the day up to which interest is claimed. */
  paidOn: Day
  /** The day of a recorded formal notice; null without one. */
  formalNoticeOn: Day | null
}

export type LateSurcharge = { recoveryCents: number; interestCents: number }

/** What a late invoice may cost in addition. A professional owes the recovery fee and three times the legal rate from the day
 *  after the due date; everyone else the legal rate alone, from a formal notice. */
export function lateSurcharge(
  { kind, dueCents, dueOn, paidOn, formalNoticeOn }: Late,
  rates: typeof LEGAL_RATES = LEGAL_RATES,
): LateSurcharge {
  const interest = (since: Day, factor: number) =>
    interestCents({ dueCents, since, until: paidOn, factor, rates })
  if (kind === 'professional')
    return paidOn > dueOn
      ? { recoveryCents: TERMS.recoveryCents, interestCents: interest(dueOn, PROFESSIONAL_FACTOR) }
      : { recoveryCents: 0, interestCents: 0 }
  const since = formalNoticeOn !== null && formalNoticeOn < dueOn ? dueOn : formalNoticeOn
  return { recoveryCents: 0, interestCents: since === null ? 0 : interest(since, 1) }
}

type Interest = { dueCents: number; since: Day; until: Day; factor: number; rates: typeof LEGAL_RATES }

/** Rounded half up once, over all half-years; counts the days after `since` up to `until`, in years of 365 or 366 days. */
function interestCents({ dueCents, since, until, factor, rates }: Interest): number {
  let sum = new Fraction(0)
  for (let day = since; day < until; ) {
    const half = halfYearOf(addDays(day, 1))
    const end = half.last < until ? half.last : until
    const rate = rates[half.name] ?? 0
    const years = new Fraction(daysBetween(day, end), half.daysOfYear)
    sum = sum.add(new Fraction(dueCents).mul(rate * factor, 10_000).mul(years))
    day = end
  }
  return sum.round().valueOf()
}

function halfYearOf(day: Day) {
  const year = Number(day.slice(0, 4))
  const half = day.slice(5) < '07-01' ? 1 : 2
  return {
    name: `${year}-${half}` as const,
    last: `${year}-${half === 1 ? '06-30' : '12-31'}` as Day,
    daysOfYear: daysBetween(`${year}-01-01`, `${year + 1}-01-01`),
  }
}
