import { eq } from 'drizzle-orm'
import { shipments } from '@/db/schema/shipments'
import type { Reads } from '../context'

/** How far an order's parcel is, for an order that the actor has read; null before its label was asked for. */
export async function findParcel({ db }: Pick<Reads, 'db'>, orderId: number) {
  const [parcel] = await db
    .select({
      shipment: shipments.state,
      otherCarrier: shipments.otherCarrier,
      state: shipments.parcelState,
      stateAt: shipments.parcelStateAt,
      anomalyAt: shipments.anomalyAt,
    })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  return parcel ?? null
}

export type Parcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>
