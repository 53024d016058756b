import { eq } from 'drizzle-orm'
import { shipments } from '@/db/schema/shipments'
import type { Context, Tx } from '../context'
import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'
import { lockOwnOrder, type OrderRow } from '../orders/lock-order'
import { shipmentStateAt } from './policy'
import { findShipment } from './queries'
import { readOrderToShip } from './read-parcel'
import type { Finding } from './schema'
import { isNumberTaken, takeShipment } from './take-shipment'

const SETTLED = 'Il n’y a rien à vérifier\u00a0: l’état de cette expédition est connu. Rechargez la page.'

/**
 * Records the owner's finding at the carrier about a shipment in state `unknown`. With its number the order is shipped;
 * without a label it waits again, and a late answer to the former request no longer counts.
 */
export async function resolveShipment(
  ctx: Context,
  { orderId, finding }: { orderId: number; finding: Finding },
): Promise<void> {
  const { order: read } = await readOrderToShip(ctx, { orderId })
  const zip = zipOf(read)
  const trackingUrl =
    'expeditionNumber' in finding && zip
      ? await ctx.providers.shipments.trackingUrl(finding.expeditionNumber, zip)
      : null
  try {
    await ctx.transaction(async (tx) => {
      const order = await lockOwnOrder(tx, orderId)
      if ('expeditionNumber' in finding && order.expeditionNumber === finding.expeditionNumber) return
      const shipment = await findShipment(tx, orderId)
      if (!shipment || shipmentStateAt(shipment, tx.now()) !== 'unknown')
        throw new DomainError('conflict', SETTLED)
      await tx.audit({
        action: 'order.shipment-resolved',
        subject: { type: 'order', id: orderId },
        after: { websiteId: order.websiteId, found: 'expeditionNumber' in finding },
      })
      if ('expeditionNumber' in finding) await takeFound(tx, order, finding.expeditionNumber, trackingUrl)
      else await letRetry(tx, order)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'orders_expeditionNumber_unique')) throw numberTaken()
    throw error
  }
}

async function takeFound(tx: Tx, order: OrderRow, expeditionNumber: string, trackingUrl: string | null) {
  if (await isNumberTaken(tx, { orderId: order.id, expeditionNumber })) throw numberTaken()
  // The label is printed from the carrier's site; only the carrier knows its URL.
  await takeShipment(tx, order, { expeditionNumber, trackingUrl, carrierLabelUrl: null })
}

const letRetry = (tx: Tx, order: OrderRow) =>
  tx.db
    .update(shipments)
    .set({ state: 'failed', refusal: null, attemptId: crypto.randomUUID() })
    .where(eq(shipments.orderId, order.id))

function numberTaken(): DomainError {
  const message = 'Ce numéro est déjà celui d’une autre commande. Vérifiez-le chez le transporteur.'
  return new DomainError('conflict', message, { issues: [{ path: 'expeditionNumber', message }] })
}

/** The postcode of the home address, or in the relay point's address line. */
const zipOf = ({ shippingZip, relayPointAddress }: OrderRow): string | null =>
  shippingZip ?? /(?:^|[\s,])(\d{4,5}(?:-\d{3})?) \D*$/.exec(relayPointAddress ?? '')?.[1] ?? null
