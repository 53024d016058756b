import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { type Month, shiftMonth } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { OWN_CARRIER } from '../shipping/policy'
import { isWithin } from './movements'

/** The labels of one website in one month that the carrier bills to the agency. */
export type LabelsOfSeller = {
  websiteId: number
  siteName: string
  sellerId: number
  sellerName: string
  labels: number
  /** Labels whose tariff is not known. */
  unknown: number
  tariffCents: number
}

export type Label = {
  orderId: number
  siteName: string
  sellerName: string
  shippedAt: Date | null
  expeditionNumber: string | null
  tariffCents: number | null
}

const sellerName = sql<string>`coalesce(nullif(${users.businessName}, ''), ${users.firstName} || ' ' || ${users.lastName})`

/** Only the agency's own carrier: a seller pays other carriers directly. */
const isBilled = (month: Month) =>
  and(
    isWithin(sql`${orders.shippedAt}`, { from: month, until: shiftMonth(month, 1) }),
    isNotNull(orders.expeditionNumber),
    eq(shipments.carrier, OWN_CARRIER),
  )

/** A month's labels by seller and website, the greatest sum first. */
export async function readLabels(reads: Reads, month: Month): Promise<LabelsOfSeller[]> {
  requirePermission(reads, 'fees.manage')
  return reads.db
    .select({
      websiteId: websites.id,
      siteName: websites.name,
      sellerId: users.id,
      sellerName,
      labels: sql<number>`count(*)::int`,
      unknown: sql<number>`(count(*) filter (where ${shipments.tariffCents} is null))::int`,
      tariffCents: sql<number>`coalesce(sum(${shipments.tariffCents}), 0)::float8`,
    })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .innerJoin(users, eq(users.id, websites.clientId))
    .where(isBilled(month))
    .groupBy(websites.id, users.id)
    .orderBy(sql`7 desc`, asc(websites.id))
}

/** The labels of a month, by seller. */
export async function listLabels(reads: Reads, month: Month): Promise<Label[]> {
  requirePermission(reads, 'fees.manage')
  return reads.db
    .select({
      orderId: orders.id,
      siteName: websites.name,
      sellerName,
      shippedAt: orders.shippedAt,
      expeditionNumber: orders.expeditionNumber,
      tariffCents: shipments.tariffCents,
    })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .innerJoin(users, eq(users.id, websites.clientId))
    .where(isBilled(month))
    .orderBy(asc(users.id), asc(websites.id), asc(orders.shippedAt), asc(orders.id))
}
