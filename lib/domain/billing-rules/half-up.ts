import { type Day, daysBetween, type Period } from '../calendar'

/** The quotient of two non-negative integers, rounded half up. Exact while twice the numerator is a safe integer. */
export const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

export const daysIn = ({ first, last }: Period): number => daysBetween(first, last) + 1

/** A period's price for some of its days, pro rata. */
export const shareByDays = (cents: number, days: number, period: Period): number =>
  halfUp(cents * days, daysIn(period))

/** How many of a period's days come after a day. */
export const daysAfter = (day: Day, period: Period): number =>
  day < period.first ? daysIn(period) : Math.max(0, daysBetween(day, period.last))
