import { Temporal } from 'temporal-polyfill'
import { parisDay } from './paris-day'

export { parisDay }

/** A calendar day, `YYYY-MM-DD`, as columns, forms and the API hold it. Days sort as text. */
export type Day = `${number}-${number}-${number}`
/** A calendar month, `YYYY-MM`. */
export type Month = `${number}-${number}`

const PARIS = 'Europe/Paris'
const date = (day: Day) => Temporal.PlainDate.from(day)

/** The instant when the clocks of Paris show an hour of a day, 0 to 24, fractions included. An hour that the clocks skip in
 *  spring counts as the next one; an hour that they repeat in autumn is the first of the two. */
export function parisInstant(day: Day, hour = 0): Date {
  const time = date(day)
    .toPlainDateTime()
    .add({ minutes: Math.round(hour * 60) })
  return new Date(time.toZonedDateTime(PARIS).epochMilliseconds)
}

/** A checked text as a day; RangeError for a day that does not exist. */
export const toDay = (text: string): Day => Temporal.PlainDate.from(text).toString() as Day

export const addDays = (day: Day, days: number): Day => date(day).add({ days }).toString() as Day

/** The same day of a later month, or that month's last: 31 January + 1 is 28 or 29 February. Always count from the anchor:
 *  from the February day, March would begin on the 28th. */
export const addMonths = (anchor: Day, months: number): Day => date(anchor).add({ months }).toString() as Day

/** How many days `until` comes after `from`; below zero when it comes before. */
export const daysBetween = (from: Day, until: Day): number => date(from).until(date(until)).days

/** 0 is Sunday, as in `Date`. */
export const weekdayOf = (day: Day): number => date(day).dayOfWeek % 7

const monthOf = (day: Day): Month => day.slice(0, 7) as Month
export const parisMonth = (at: Date): Month => monthOf(parisDay(at))
export const shiftMonth = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))
/** Its first instant in Paris. */
export const startOfMonth = (month: Month): Date => parisInstant(`${month}-01`)

/** The last months in Paris, up to the one that contains an instant; oldest first. */
export function lastMonths(now: Date, count: number): Month[] {
  const current = parisMonth(now)
  return Array.from({ length: count }, (_, index) => shiftMonth(current, index + 1 - count))
}

/** Equal periods of whole months. `skipped`: months between the anchor and the first period. */
export type Recurrence = { anchor: Day; months: number; skipped?: number }
export type Period = { first: Day; last: Day }

/** The n-th period, counted from 0; earlier ones are negative. Its first day is counted from the anchor, so that a short month
 *  has no lasting effect; its last is the day before the next period's first. */
export function periodAt({ anchor, months, skipped = 0 }: Recurrence, n: number): Period {
  const start = (index: number) => addMonths(anchor, skipped + index * months)
  return { first: start(n), last: addDays(start(n + 1), -1) }
}

/** The number of the period that contains a day. */
export function periodOf(recurrence: Recurrence, day: Day): number {
  const { anchor, months, skipped = 0 } = recurrence
  const apart = monthNumber(day) - monthNumber(anchor) - skipped
  const n = Math.floor(apart / months)
  // In the month of a first day, the days before it still belong to the period before.
  return day < periodAt(recurrence, n).first ? n - 1 : n
}

const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
