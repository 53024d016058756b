import { longDate } from '@/components/ui/dates/dates'
import type { DayOfViews } from '@/lib/domain/audience/queries'

/** A bar of the chart: a day, or a week by its first day. */
export type Bar = { day: string; name: string; views: number }

const MAX_DAYS = 100
const WEEK = 7

/** A bar per day, or per seven days for a period too long for that. */
export function barsOf(days: readonly DayOfViews[]): Bar[] {
  if (days.length <= MAX_DAYS) return days.map(({ day, views }) => ({ day, name: longDate(day), views }))
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, index) => {
    const week = days.slice(index * WEEK, (index + 1) * WEEK)
    const day = week[0]?.day ?? ''
    const views = week.reduce((sum, one) => sum + one.views, 0)
    return { day, name: `7 jours depuis le ${longDate(day)}`, views }
  })
}

/** The smallest round number that no bar exceeds: 1, 2, 5, 10, 20, 50, … */
export function scaleOf(bars: readonly Bar[]): number {
  const most = Math.max(1, ...bars.map(({ views }) => views))
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([1, 2, 5].find((step) => step * power >= most) ?? 10)
}
