import { and, asc, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { orderItems, orders } from '@/db/schema/orders'
import { websites } from '@/db/schema/websites'
import { addDays, type Day, parisDay, parisInstant } from '../calendar'
import type { Reads } from '../context'
import { firstPicture } from '../media/first-picture'
import { ownsWebsite } from '../permissions/scopes'

/** The orders paid on a day in Paris, delivery included, before refunds: as the accounts count them. */
export type DayOfSales = { day: Day; orders: number; cents: number }

/** An article as its latest order names it. Orders refunded in full are left out. */
type BestSeller = { productId: number; name: string; picture: string | null; pieces: number; cents: number }

export type RecentSales = {
  /** The last 60 days, oldest first. */
  days: DayOfSales[]
  /** The articles that sold the most pieces in the last 30 days. */
  best: BestSeller[]
}

export const RECENT_DAYS = 30
const BEST = 5

/** Recent sales of one of the actor's shops, in one query. */
export async function readRecentSales(reads: Reads, websiteId: number): Promise<RecentSales> {
  const from = addDays(parisDay(reads.now()), 1 - 2 * RECENT_DAYS)
  const rows = await unionAll(salesByDay(reads, websiteId, from), bestSellers(reads, websiteId, from))
  const ofDay = new Map(rows.flatMap(({ day, count, cents }) => (day ? [[day, { count, cents }]] : [])))
  const best = rows.flatMap(({ productId, name, picture, count, cents }) =>
    productId === null || name === null ? [] : [{ productId, name, picture, pieces: count, cents }],
  )
  const days = Array.from({ length: 2 * RECENT_DAYS }, (_, index) => {
    const day = addDays(from, index)
    const { count = 0, cents = 0 } = ofDay.get(day) ?? {}
    return { day, orders: count, cents }
  })
  return { days, best: best.toSorted((a, b) => b.pieces - a.pieces || b.cents - a.cents) }
}

const salesByDay = ({ db, actor }: Reads, websiteId: number, from: Day) =>
  db
    .select({
      day: sql<Day | null>`(${orders.paidAt} at time zone 'Europe/Paris')::date::text`.as('day'),
      productId: sql<number | null>`null::int`.as('product_id'),
      name: sql<string | null>`null::text`.as('name'),
      picture: sql<string | null>`null::text`.as('picture'),
      count: sql<number>`count(*)::int`.as('count'),
      cents: sql<number>`sum(${orders.totalCents})::float8`.as('cents'),
    })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(
      and(eq(orders.websiteId, websiteId), gte(orders.paidAt, parisInstant(from)), ownsWebsite({ actor })),
    )
    .groupBy(sql`1`)

function bestSellers(reads: Reads, websiteId: number, from: Day) {
  const { db, actor } = reads
  const pieces = sql<number>`sum(${orderItems.quantity})::int`
  const cents = sql<number>`sum(${orderItems.unitPriceCents} * ${orderItems.quantity} - ${orderItems.discountCents})::float8`
  return db
    .select({
      day: sql<Day | null>`null::text`.as('day'),
      productId: sql<number | null>`${orderItems.productId}`.as('product_id'),
      name: sql<string | null>`(array_agg(${orderItems.name} order by ${orderItems.id} desc))[1]`.as('name'),
      picture: sql<string | null>`${firstPicture(reads, 'products', orderItems.productId)}`.as('picture'),
      count: pieces.as('count'),
      cents: cents.as('cents'),
    })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.websiteId, websiteId),
        gte(orders.paidAt, parisInstant(addDays(from, RECENT_DAYS))),
        notInArray(orders.status, ['refunded', 'cancelled']),
        ownsWebsite({ actor }),
      ),
    )
    .groupBy(orderItems.productId)
    .orderBy(desc(pieces), desc(cents), asc(orderItems.productId))
    .limit(BEST)
}
