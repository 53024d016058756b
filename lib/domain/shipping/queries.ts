import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipmentLabels, shipments } from '@/db/schema/shipments'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import type { ShipmentRow } from './policy'

/** An order's shipment; null before the carrier was asked. The caller has checked access to the order. */
export async function findShipment({ db }: Reads, orderId: number): Promise<ShipmentRow | null> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId))
  return shipment ?? null
}

/** The label's PDF of an order of the actor's own website. */
export async function readLabel(reads: Reads, orderId: number): Promise<Uint8Array> {
  actingUser(reads)
  const [label] = await reads.db
    .select({ pdf: shipmentLabels.pdf })
    .from(shipmentLabels)
    .innerJoin(orders, eq(orders.id, shipmentLabels.orderId))
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(and(eq(shipmentLabels.orderId, orderId), ownsWebsite(reads)))
  if (!label) throw notFound()
  return label.pdf
}
