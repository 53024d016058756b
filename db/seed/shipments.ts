import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { OWN_CARRIER } from '@/lib/domain/shipping/policy'
import type { Writer } from '../client'
import { orders } from '../schema/orders'
import { shipmentLabels, shipments } from '../schema/shipments'

type Parcel = { orderId: number; state: 'registered' | 'in_transit' | 'delivered'; tariffCents: number }

const PARCELS: Parcel[] = [
  { orderId: 1, state: 'delivered', tariffCents: 890 },
  { orderId: 2, state: 'in_transit', tariffCents: 430 },
  { orderId: 6, state: 'registered', tariffCents: 1_390 },
]

/** The parcels of the shipped sample orders. Those in transit still have their label. */
export async function seedShipments(db: Writer): Promise<void> {
  for (const { orderId, state, tariffCents } of PARCELS) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (!order?.expeditionNumber || !order.shippedAt) throw new Error(`Sample order ${orderId} was not sent`)
    await db.insert(shipments).values({
      orderId,
      state: 'made',
      attemptId: crypto.randomUUID(),
      startedAt: order.shippedAt,
      carrier: OWN_CARRIER,
      tariffCents,
      parcelState: state,
      parcelStateAt: order.deliveredAt ?? order.shippedAt,
    })
    if (state !== 'delivered') await seedLabel(db, orderId, order.expeditionNumber, order.shippedAt)
  }
}

async function seedLabel(db: Writer, orderId: number, number: string, storedAt: Date): Promise<void> {
  const pdf = await readFile(new URL(`labels/${number}.pdf`, import.meta.url))
  await db.insert(shipmentLabels).values({ orderId, pdf, storedAt })
  await db
    .update(orders)
    .set({ labelUrl: `/api/orders/${orderId}/label` })
    .where(eq(orders.id, orderId))
}
