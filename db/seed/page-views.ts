import { DIRECT } from '@/lib/domain/audience/source'
import type { Writer } from '../client'
import { arrivals, pageViews } from '../schema/page-views'
import { inDays } from './dates'

/** Two of the page's shortest periods, so that each count has one to compare with. */
const DAYS = 60

/** Views on a working day, at today's level. */
const PAGES: Record<string, number> = {
  '/': 38,
  '/promo': 14,
  '/contact': 9,
  '/start': 7,
  '/exemples/restaurants': 6,
  '/blog': 6,
  '/exemples/e-commerce': 5,
  '/about': 5,
  '/blog/preparer-photos-et-textes': 4,
  '/cgv': 2,
}

/** Arrivals on such a day. */
const SOURCES: Record<string, number> = { [DIRECT]: 16, 'google.com': 11, 'instagram.com': 4, 'bing.com': 3 }

/** The agency's site over the last two months: a little more each week, and half on Sundays. */
export async function seedPageViews(tx: Writer): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, index) => DAYS - index)
  const ofDays = (usual: Record<string, number>) =>
    days.flatMap((ago) =>
      Object.entries(usual).map(([name, number], index) => ({
        day: inDays(-ago),
        name,
        number: Math.ceil(number * shareOf(ago, index)),
      })),
    )
  await tx
    .insert(pageViews)
    .values(ofDays(PAGES).map(({ day, name, number }) => ({ day, path: name, views: number })))
  await tx
    .insert(arrivals)
    .values(ofDays(SOURCES).map(({ day, name, number }) => ({ day, source: name, arrivals: number })))
}

function shareOf(daysAgo: number, index: number): number {
  const isSunday = new Date(inDays(-daysAgo)).getUTCDay() === 0
  const change = 0.8 + 0.1 * ((daysAgo * 7 + index * 3) % 5)
  return (1 - daysAgo / (3 * DAYS)) * change * (isSunday ? 0.5 : 1)
}
