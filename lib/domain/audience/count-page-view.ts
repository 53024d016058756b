import { sql } from 'drizzle-orm'
import { arrivals, pageViews } from '@/db/schema/page-views'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { OTHER_SITES } from './source'

/** How many sources a day records by name; the limit keeps invented ones from filling the table. */
export const SOURCES_A_DAY = 200

type View = {
  /** The path of a public page. */
  path: string
  /** As `sourceOf` gives it. */
  source: string | null
}

/** Adds one to the day's count of a page, and of the source that the view came from. */
export async function countPageView(ctx: Context, { path, source }: View): Promise<void> {
  await ctx.transaction(async (tx) => {
    const day = parisDay(tx.now())
    await tx.db
      .insert(pageViews)
      .values({ day, path })
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path],
        set: { views: sql`${pageViews.views} + 1` },
      })
    // Last, so that all views lock in the same order.
    if (source !== null) await countArrival(tx, day, source)
  })
}

async function countArrival(tx: Tx, day: string, source: string): Promise<void> {
  const isNamed = sql`exists (select 1 from ${arrivals} where ${arrivals.day} = ${day} and ${arrivals.source} = ${source})`
  const named = sql`(select count(*) from ${arrivals} where ${arrivals.day} = ${day})`
  await tx.db
    .insert(arrivals)
    .values({
      day,
      source: sql`case when ${isNamed} or ${named} < ${SOURCES_A_DAY} then ${source} else ${OTHER_SITES} end`,
    })
    .onConflictDoUpdate({
      target: [arrivals.day, arrivals.source],
      set: { arrivals: sql`${arrivals.arrivals} + 1` },
    })
}
