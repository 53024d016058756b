import { asc, desc, gte, type SQL, sql } from 'drizzle-orm'
import { arrivals, pageViews } from '@/db/schema/page-views'
import { addDays, type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { type AudienceFilter, PERIODS } from './schema'

/** A count in one period, and in as many days before it. */
type Compared = { now: number; before: number }
export type DayOfViews = { day: string; views: number }
export type PageOfViews = Compared & { path: string }
export type Source = Compared & { source: string }

export type Audience = {
  /** Every day of the period, oldest first. */
  days: DayOfViews[]
  views: Compared
  arrivals: Compared
  /** The greatest first. */
  sources: Source[]
}

const SOURCES_SHOWN = 20

type Days = { from: Day; today: Day; beforeFrom: Day }

/** The period that a filter names. */
export function viewPeriodOf(now: Date, { periode = PERIODS[0] }: AudienceFilter): Days & { length: number } {
  const length = Number(periode)
  const today = parisDay(now)
  return { length, today, from: addDays(today, 1 - length), beforeFrom: addDays(today, 1 - 2 * length) }
}

/** Views by day, and where they came from. */
export async function readAudience(reads: Reads, filter: AudienceFilter): Promise<Audience> {
  requirePermission(reads, 'admin.enter')
  const { db } = reads
  const period = viewPeriodOf(reads.now(), filter)
  const ofArrivals = compared(arrivals.day, arrivals.arrivals, period)
  const [counted, [views], [all], sources] = await Promise.all([
    db
      .select({ day: pageViews.day, views: sql<number>`sum(${pageViews.views})::int` })
      .from(pageViews)
      .where(gte(pageViews.day, period.from))
      .groupBy(pageViews.day),
    db
      .select(compared(pageViews.day, pageViews.views, period))
      .from(pageViews)
      .where(gte(pageViews.day, period.beforeFrom)),
    db.select(ofArrivals).from(arrivals).where(gte(arrivals.day, period.beforeFrom)),
    db
      .select({ source: arrivals.source, ...ofArrivals })
      .from(arrivals)
      .where(gte(arrivals.day, period.beforeFrom))
      .groupBy(arrivals.source)
      .having(sql`${ofArrivals.now} > 0`)
      .orderBy(sql`2 desc`, asc(arrivals.source))
      .limit(SOURCES_SHOWN),
  ])
  if (!views || !all) throw new Error('A count gave no row')
  const ofDay = new Map(counted.map((row) => [row.day, row.views]))
  const days = Array.from({ length: period.length }, (_, index) => {
    const day = addDays(period.from, index)
    return { day, views: ofDay.get(day) ?? 0 }
  })
  return { days, views, arrivals: all, sources }
}

/** The pages that were opened in the period, or in as many days before it. */
export async function readPages(reads: Reads, filter: AudienceFilter): Promise<PageOfViews[]> {
  requirePermission(reads, 'admin.enter')
  const { sort = 'views' } = filter
  const period = viewPeriodOf(reads.now(), filter)
  const { now, before } = compared(pageViews.day, pageViews.views, period)
  const by = { views: now, change: sql`${now} - ${before}`, path: sql`${pageViews.path}` }[sort]
  const direction = (filter.order ?? (sort === 'path' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return reads.db
    .select({ path: pageViews.path, now, before })
    .from(pageViews)
    .where(gte(pageViews.day, period.beforeFrom))
    .groupBy(pageViews.path)
    .orderBy(direction(by), asc(pageViews.path))
}

/** The sums of the period, and of as many days before it. */
function compared(day: unknown, count: unknown, { from }: Days) {
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)::int`
  return { now: sum(sql`${day} >= ${from}`), before: sum(sql`${day} < ${from}`) }
}
