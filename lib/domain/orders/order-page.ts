import { and, eq, type SQL, sql } from 'drizzle-orm'
import { customers, orderItems, orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { notFound } from '../errors'
import type { PagePart } from '../lists/read-page'
import { ownsWebsite } from '../permissions/scopes'

export type ListedItem = {
  productId: number
  name: string
  reference: string
  quantity: number
  size: string | null
  customization: string | null
  unitPriceCents: number
}

const STORED_COLUMNS = {
  id: orders.id,
  websiteId: orders.websiteId,
  customerId: orders.customerId,
  status: orders.status,
  totalCents: orders.totalCents,
  refundedCents: orders.refundedCents,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  paymentIntentId: orders.paymentIntentId,
  deliveryMethod: orders.deliveryMethod,
  shippingLine1: orders.shippingLine1,
  shippingLine2: orders.shippingLine2,
  shippingCity: orders.shippingCity,
  shippingZip: orders.shippingZip,
  shippingCountry: orders.shippingCountry,
  relayPointId: orders.relayPointId,
  relayPointName: orders.relayPointName,
  relayPointAddress: orders.relayPointAddress,
  labelUrl: orders.labelUrl,
  expeditionNumber: orders.expeditionNumber,
  trackingUrl: orders.trackingUrl,
  shippedAt: orders.shippedAt,
}

/** The columns of a listed order. The subqueries run only for the rows of the page. */
function orderColumns({ db }: Reads) {
  const line = sql`json_build_object('productId', ${orderItems.productId}, 'name', ${orderItems.name},
    'reference', ${orderItems.reference}, 'quantity', ${orderItems.quantity}, 'size', ${orderItems.size},
    'customization', ${orderItems.customization}, 'unitPriceCents', ${orderItems.unitPriceCents})`
  const items = db
    .select({ items: sql`coalesce(json_agg(${line} order by ${orderItems.id}), '[]')` })
    .from(orderItems)
    .where(eq(orderItems.orderId, orders.id))
  const customer = db
    .select({
      customer: sql`json_build_object('name', ${customers.name}, 'email', ${customers.email}, 'phone', ${customers.phone})`,
    })
    .from(customers)
    .where(eq(customers.id, orders.customerId))
  const parcel = db
    .select({
      parcel: sql`json_build_object('state', ${shipments.parcelState}, 'isStopped', ${shipments.anomalyAt} is not null,
        'otherNumber', ${shipments.otherNumber})`,
    })
    .from(shipments)
    .where(eq(shipments.orderId, orders.id))
  return {
    ...STORED_COLUMNS,
    parcel: sql<ListedParcel | null>`(${parcel})`.as('parcel'),
    items: sql<ListedItem[]>`(${items})`.as('items'),
    customer: sql<Customer | null>`(${customer})`.as('customer'),
  }
}

export type ListedParcel = {
  state: 'registered' | 'in_transit' | 'delivered' | null
  isStopped: boolean
  /** The number given by a carrier other than ours. */
  otherNumber: string | null
}
export type Customer = { name: string; email: string; phone: string | null }

export type ListedOrder = {
  [Name in keyof typeof STORED_COLUMNS]: (typeof STORED_COLUMNS)[Name]['_']['data'] | NullOf<Name>
} & {
  parcel: ListedParcel | null
  items: ListedItem[]
  customer: Customer | null
}
type NullOf<Name extends keyof typeof STORED_COLUMNS> =
  (typeof STORED_COLUMNS)[Name]['_']['notNull'] extends true ? never : null

/** A page of orders of a website that the actor may see, in one query regardless of the number of orders; `not_found` for
 *  another client's website. */
export async function readOrders(
  reads: Reads,
  { websiteId, condition, part }: { websiteId: number; condition: SQL | undefined; part: PagePart },
): Promise<ListedOrder[]> {
  const columns = orderColumns(reads)
  // Named like its table, so that the page's sort order also applies to the whole query.
  const page = reads.db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websites.id), condition, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .as('orders')
  const order = Object.fromEntries(
    Object.keys(columns).map((name) => [name, page[name as keyof typeof columns]]),
  )
  const rows = await reads.db
    .select({ order })
    .from(websites)
    .leftJoinLateral(page, sql`true`)
    .where(and(eq(websites.id, websiteId), ownsWebsite(reads)))
    .orderBy(...part.orderBy)
  if (rows.length === 0) throw notFound()
  return rows.flatMap(({ order: row }) => (row ? [withParcelNumber(row as ListedOrder)] : []))
}

/** Adds the parcel number of our carrier, or of the one that the shop chose. */
const withParcelNumber = (order: ListedOrder): ListedOrder => ({
  ...order,
  expeditionNumber: order.expeditionNumber ?? order.parcel?.otherNumber ?? null,
})
