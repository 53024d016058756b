import { eq } from 'drizzle-orm'
import { type ShipmentRefusal, shipments } from '@/db/schema/shipments'
import type { ShipmentOutcome } from '@/lib/providers/shipments/shipments'
import type { Context, Tx } from '../context'
import { alertAgency } from '../notifications/alert-agency'
import { lockOrder, type OrderRow } from '../orders/lock-order'
import type { ShipmentRow, ShipmentState } from './policy'
import { findShipment } from './queries'
import { refusalText } from './shipment-fault'
import { isNumberTaken, takeShipment } from './take-shipment'

type Done = Extract<ShipmentOutcome, { outcome: 'done' }>

/** Records the carrier's answer to a request. If the request was abandoned or superseded in the meantime, only a shipment
 *  number is still recorded: it must never be lost. */
export async function recordOutcome(
  ctx: Context,
  { orderId, attemptId, outcome }: { orderId: number; attemptId: string; outcome: ShipmentOutcome },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const shipment = await findShipment(tx, orderId)
    if (!shipment) throw new Error(`The shipment of order ${orderId} vanished`)
    if (outcome.outcome === 'done') return recordNumber(tx, { order, shipment, attemptId, done: outcome })
    if (!isWaiting(shipment, attemptId)) return
    if (outcome.outcome === 'refused') await recordRefusal(tx, order, outcome)
    else await setState(tx, order, outcome.outcome)
  })
}

const isWaiting = (shipment: ShipmentRow, attemptId: string) =>
  shipment.state === 'creating' && shipment.attemptId === attemptId

async function recordRefusal(tx: Tx, order: OrderRow, { whoCanMend, reasons }: ShipmentRefusal) {
  const refusal = { whoCanMend, reasons }
  await setState(tx, order, 'refused', refusal)
  if (whoCanMend === 'agency')
    await alertAgency(tx, { about: 'shipment-refused', orderId: order.id, detail: refusalText(refusal) })
}

type Answered = { order: OrderRow; shipment: ShipmentRow; attemptId: string; done: Done }

async function recordNumber(tx: Tx, { order, shipment, attemptId, done }: Answered): Promise<void> {
  const { expeditionNumber, trackingUrl, labelUrl } = done
  // The owner found the number at the carrier first.
  const isKnown = order.expeditionNumber === expeditionNumber
  const isFree = isWaiting(shipment, attemptId) || shipment.state === 'failed' || shipment.state === 'refused'
  const isTaken = await isNumberTaken(tx, { orderId: order.id, expeditionNumber })
  if (!isTaken && (isKnown || isFree))
    await takeShipment(tx, order, { expeditionNumber, trackingUrl, carrierLabelUrl: labelUrl })
  else if (isWaiting(shipment, attemptId)) await setState(tx, order, 'unknown')
  if (isTaken || !(isKnown || (isFree && order.status === 'paid')))
    await alertAgency(tx, {
      about: 'shipment-unexpected',
      orderId: order.id,
      detail: `${expeditionNumber}, ${order.expeditionNumber ?? order.status}`,
    })
}

async function setState(
  tx: Tx,
  order: OrderRow,
  state: Exclude<ShipmentState, 'creating' | 'made'>,
  refusal: ShipmentRefusal | null = null,
): Promise<void> {
  await tx.db.update(shipments).set({ state, refusal }).where(eq(shipments.orderId, order.id))
  await tx.audit({
    action: 'order.not-shipped',
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, state },
  })
}
