import { type Day, daysBetween, type Period } from '../calendar'

/** A quotient of whole numbers that are not negative, rounded half up. Exact while twice the numerator is a safe integer. */
export const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

export const daysIn = ({ first, last }: Period): number => daysBetween(first, last) + 1

/** The part of a period's price for some of its days. */
export const shareByDays = (cents: number, days: number, period: Period): number =>
  halfUp(cents * days, daysIn(period))

/** How many days of a period come after a day. */
export const daysAfter = (day: Day, period: Period): number =>
  day < period.first ? daysIn(period) : Math.max(0, daysBetween(day, period.last))
