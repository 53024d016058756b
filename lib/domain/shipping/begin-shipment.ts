import { isDeepStrictEqual } from 'node:util'
import { shipments } from '@/db/schema/shipments'
import type { NewShipment } from '@/lib/providers/shipments/shipments'
import type { Context, Reads } from '../context'
import { findTariff } from '../delivery/find-tariff'
import { DomainError } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'
import { refuseReturning } from '../refunds/request-refund'
import { OWN_CARRIER, type ShipmentRow, shipmentStateAt, whyNotShippable } from './policy'
import { findShipment } from './queries'
import { type OrderToShip, readOrderToShip } from './read-parcel'
import { takeShipment } from './take-shipment'

const IN_PROGRESS =
  'L’étiquette de cette commande est en cours de création. Patientez un instant, puis rechargez la page.'
const UNKNOWN =
  'Une étiquette existe peut-être déjà pour cette commande. Vérifiez chez le transporteur, puis indiquez sur la page de la commande ce que vous y avez trouvé.'
const CHANGED = 'Cette commande vient d’être modifiée. Vérifiez-la, puis réessayez.'

/** Records a request to the carrier before it is sent, so that no second one can begin; returns its id. null if the order
 *  already has a shipment, made while it was being refunded, and is shipped with it. */
export async function beginShipment(
  ctx: Context,
  read: OrderToShip,
  parcel: NewShipment,
): Promise<{ attemptId: string } | null> {
  const orderId = read.order.id
  return ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId)
    requireShippable(order)
    await refuseReturning(tx, order)
    const made = await requireFree(tx, orderId)
    if (!isDeepStrictEqual(await readOrderToShip(tx, { orderId }), read))
      throw new DomainError('conflict', CHANGED)
    if (made && order.expeditionNumber) {
      const { expeditionNumber, trackingUrl } = order
      await takeShipment(tx, order, { ...made, expeditionNumber, trackingUrl })
      return null
    }
    const { mode } = parcel.delivery
    const attempt = {
      state: 'creating' as const,
      attemptId: crypto.randomUUID(),
      startedAt: tx.now(),
      refusal: null,
      carrier: OWN_CARRIER,
      tariffCents: findTariff(mode, parcel.recipient, parcel.weightGrams)?.priceCents ?? null,
    }
    await tx.db
      .insert(shipments)
      .values({ orderId, ...attempt })
      .onConflictDoUpdate({ target: shipments.orderId, set: attempt })
    return { attemptId: attempt.attemptId }
  })
}

/** `conflict` for an order that is not waiting for a label. */
export function requireShippable(order: OrderToShip['order']): void {
  const reason = whyNotShippable(order)
  if (reason !== null) throw new DomainError('conflict', reason)
}

/** `conflict` while a request is in progress, or while the outcome of the last one is unknown. Returns a shipment that was
 *  made. */
export async function requireFree(reads: Reads, orderId: number): Promise<ShipmentRow | null> {
  const shipment = await findShipment(reads, orderId)
  if (!shipment) return null
  const state = shipmentStateAt(shipment, reads.now())
  if (state === 'creating') throw new DomainError('conflict', IN_PROGRESS)
  if (state === 'unknown') throw new DomainError('conflict', UNKNOWN)
  return state === 'made' ? shipment : null
}
