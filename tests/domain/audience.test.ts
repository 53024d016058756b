import { describe, expect, it } from 'vitest'
import { RETENTION } from '@/content/retention'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { countPageView, SOURCES_A_DAY } from '@/lib/domain/audience/count-page-view'
import { readAudience, readPages } from '@/lib/domain/audience/queries'
import { DIRECT, OTHER_SITES } from '@/lib/domain/audience/source'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { domain } from '../support/context'

const { as, job, pool } = await domain()
const DAY_MS = 24 * 60 * 60 * 1000
const NOON = Date.parse('2026-11-22T12:00:00Z')
const admin = as(ADMIN, 'ADMIN', { at: NOON })

/** Opens a page as a visitor, `daysAgo` days before the tests' noon. */
const open = (path: string, { source = null as string | null, daysAgo = 0 } = {}) =>
  countPageView(as(undefined, 'USER', { at: NOON - daysAgo * DAY_MS }), { path, source })
const clear = () => pool.query('truncate page_views, arrivals')

describe('page views', () => {
  it('are counted by page and by day of Paris, also by twenty visitors at once', async () => {
    await clear()
    await Promise.all(Array.from({ length: 20 }, () => open('/contact', { source: 'google.com' })))
    // 23:30 in Paris on one side of midnight, 00:30 on the other.
    for (const at of ['2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z'])
      await countPageView(as(undefined, 'USER', { at: Date.parse(at) }), { path: '/cgv', source: DIRECT })
    const { rows } = await pool.query(
      'select to_char(day, $1) as day, path, views from page_views order by path, day',
      ['YYYY-MM-DD'],
    )
    expect(rows).toEqual([
      { day: '2026-11-21', path: '/cgv', views: 1 },
      { day: '2026-11-22', path: '/cgv', views: 1 },
      { day: '2026-11-22', path: '/contact', views: 20 },
    ])
    const { sources } = await readAudience(admin, {})
    expect(sources).toEqual([
      { source: 'google.com', now: 20, before: 0 },
      { source: DIRECT, now: 2, before: 0 },
    ])
  })

  it('keep nothing of who opened the page', async () => {
    const { rows } = await pool.query(
      "select column_name from information_schema.columns where table_name in ('page_views', 'arrivals') order by 1",
    )
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      'arrivals',
      'day',
      'day',
      'path',
      'source',
      'views',
    ])
  })

  it('name at most so many sites a day, so that invented ones fill nothing', async () => {
    await clear()
    for (let n = 0; n < SOURCES_A_DAY + 5; n += 1) await open('/', { source: `site-${n}.example` })
    await open('/', { source: 'site-0.example' })
    const { rows } = await pool.query(
      "select count(*)::int as sites, sum(arrivals)::int as arrivals from arrivals where source like 'site-%'",
    )
    expect(rows).toEqual([{ sites: SOURCES_A_DAY, arrivals: SOURCES_A_DAY + 1 }])
    expect((await readAudience(admin, {})).sources[0]).toEqual({ source: OTHER_SITES, now: 5, before: 0 })
  })
})

describe('the figures of a period', () => {
  it('stand beside those of as many days before it, in the order that is asked', async () => {
    await clear()
    for (const daysAgo of [0, 0, 29, 30, 59, 60]) await open('/', { daysAgo, source: DIRECT })
    for (const daysAgo of [1, 40, 41, 42]) await open('/contact', { daysAgo })
    const { days, views, arrivals } = await readAudience(admin, {})
    expect(days).toHaveLength(30)
    expect([days[0], days.at(-1)]).toEqual([
      { day: '2026-10-24', views: 1 },
      { day: '2026-11-22', views: 2 },
    ])
    expect({ views, arrivals }).toEqual({ views: { now: 4, before: 5 }, arrivals: { now: 3, before: 2 } })
    const pages = [
      { path: '/', now: 3, before: 2 },
      { path: '/contact', now: 1, before: 3 },
    ]
    expect(await readPages(admin, {})).toEqual(pages)
    expect(await readPages(admin, { sort: 'change', order: 'asc' })).toEqual(pages.toReversed())
    expect(await readPages(admin, { sort: 'path', order: 'desc' })).toEqual(pages.toReversed())
    expect((await readAudience(admin, { periode: '90' })).views).toEqual({ now: 10, before: 0 })
  })

  it('are the administrators’ alone', async () => {
    for (const ctx of [as(CAMILLE), as(MODERATOR, 'MODERATOR')]) {
      await expect(readAudience(ctx, {})).rejects.toMatchObject({ code: 'forbidden' })
      await expect(readPages(ctx, {})).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

it('counts are deleted after two years, and not a day before', async () => {
  await clear()
  await countPageView(as(), { path: '/', source: DIRECT })
  const kept = async () => {
    const { rows } = await pool.query(
      'select (select count(*)::int from page_views) as pages, (select count(*)::int from arrivals) as sources',
    )
    return rows[0]
  }
  const { days } = RETENTION.pageViews
  await applyRetention(job('housekeeping', { after: (days - 1) * DAY_MS }))
  expect(await kept()).toEqual({ pages: 1, sources: 1 })
  await applyRetention(job('housekeeping', { after: (days + 2) * DAY_MS }))
  expect(await kept()).toEqual({ pages: 0, sources: 0 })
})
